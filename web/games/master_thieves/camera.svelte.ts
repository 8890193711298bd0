/** Where one stands at the table: the box is walked round, and nothing of it turns by that. */

import { type Side, SIDE_NAMES } from '../../generated/master_thieves'

const QUARTER = 90
const SOUTH = SIDE_NAMES.indexOf('s')

class Camera {
  /** Degrees that the box appears turned; never brought back to a full circle, so that the way is always short. */
  yaw = $state(0)

  /** The side that one looks at. */
  get side(): Side {
    return SIDE_NAMES[(((Math.round(this.yaw / QUARTER) + SOUTH) % 4) + 4) % 4] ?? 's'
  }

  /** Walk a number of quarters; to the right shows what is on the right. */
  walk(quarters: number): void {
    this.yaw = (Math.round(this.yaw / QUARTER) - quarters) * QUARTER
  }

  /** Walk to a side by the shorter way. */
  face(side: string): void {
    const wanted = (SIDE_NAMES.indexOf(side as Side) - SOUTH) * QUARTER
    const gap = (((wanted - this.yaw) % 360) + 540) % 360 - 180
    this.yaw += gap
  }
}

export const camera = new Camera()
