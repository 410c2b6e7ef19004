import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that nobody guesses, as they go into an address or a cookie. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** How such a secret is stored: whoever reads the table cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** What a secret is for: one that was made for something else is none. */
export type SecretUse = 'ticket' | 'socialState' | 'stranger' | 'face'

/** A secret of 128 random bits with a signature of this installation: whatever else is handed in costs no look at the database. */
export function makeSigned(key: Buffer, use: SecretUse): string {
  const random = randomBytes(16)
  return Buffer.concat([random, signatureOf(key, use, random)]).toString('base64url')
}

/** Whether a secret was made here for this use. */
export function isSigned(key: Buffer, use: SecretUse, secret: string): boolean {
  if (!/^[\w-]{43}$/.test(secret)) return false
  const bytes = Buffer.from(secret, 'base64url')
  return timingSafeEqual(bytes.subarray(16), signatureOf(key, use, bytes.subarray(0, 16)))
}

const signatureOf = (key: Buffer, use: SecretUse, random: Buffer): Buffer =>
  createHmac('sha256', key).update(`secret:${use}:`).update(random).digest().subarray(0, 16)
