/** The module of a game that has no folder in web/games: all its actions are buttons, in the server's words. */

import type { GameModule } from './game'
import GenericBoard from './GenericBoard.svelte'
import GenericCard from './GenericCard.svelte'

export const game: GameModule = {
  Board: GenericBoard,
  Card: GenericCard,
  title: (card) => card,
  spot: () => '',
  brief: () => null,
  hand: () => [],
  prompt: () => '',
  scene: () => [],
  reveal: () => [],
}
