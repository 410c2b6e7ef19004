import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that nobody guesses, as they go into an address or a cookie. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** How such a secret is stored: whoever reads the table cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
