import { randomText } from '@bip/contract/crypto'

/** What the page asks of a new password; the gateway decides. */
export const isStrong = (password: string): boolean => password.length >= 8 && /\p{L}/u.test(password) && /\d/.test(password)

/** Characters of a password that is made for somebody. */
const madeLength = 16

/** A password that nobody guesses and the gateway takes. */
export function madePassword(): string {
  const made = randomText(madeLength)
  return isStrong(made) ? made : madePassword()
}
