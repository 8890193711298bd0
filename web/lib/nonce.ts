/** Random hex digits. `getRandomValues` also works over plain http, where `crypto.subtle` does not. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A player's share in the shuffling. */
export const nonce = (): string => randomHex(32)
