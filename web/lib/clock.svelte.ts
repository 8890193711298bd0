/** The time of day, for all that counts down. */
export const clock = $state({ now: Date.now() })
setInterval(() => (clock.now = Date.now()), 500)
