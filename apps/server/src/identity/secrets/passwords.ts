import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { randomText } from '@bip/contract/crypto'
import { Refusal } from '../../base/errors.ts'
import type { Asker } from '../../services/services.ts'
import { createQueue } from './queue.ts'

type Cost = { N: number; r: number; p: number }

/** OWASP's figures for scrypt at 32 MB; stored with each hash, so that they can be raised later. */
export const passwordCost: Readonly<Cost> = { N: 2 ** 15, r: 8, p: 3 }

let cost = passwordCost

/** What hashing costs from now on; for tests, which hash thousands of passwords that nobody wants to know. */
export const setPasswordCost = (next: Readonly<Cost>): void => {
  cost = next
}

// Each hash keeps a core busy for a fifth of a second; one core always stays free for everybody else.
const queue = createQueue({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 100 })

/** Enough for a password of 92 random bits, which nobody can guess however fast they try. */
const randomCost: Cost = { N: 2 ** 10, r: 8, p: 1 }

/** Hashes a password off the main thread; throws Refusal `busy` when too many are waiting. */
export async function hashPassword(password: string, at: Cost = cost, who: Asker = {}): Promise<string> {
  const salt = randomBytes(16)
  return written(at, salt, await derive(password, salt, at, who))
}

/** The same for somebody whom nobody knows: they wait behind the others. */
export const hashForStranger = (password: string): Promise<string> => hashPassword(password, cost, { isStranger: true })

/** Hashes what `randomPassword` made, in a millisecond, so that many can be reset in one transaction. */
export const hashRandomPassword = (password: string): Promise<string> => hashPassword(password, randomCost)

const written = ({ N, r, p }: Cost, salt: Buffer, hash: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')

/** Whether a password belongs to a stored hash. Accounts that do not exist, or were just reset, cost the same time as the others. */
export async function verifyPassword(password: string, stored: string | undefined, who: Asker = {}): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? unknownAccount()).split('$')
  const due = Buffer.from(hash, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) }, who)
  if (Number(N) === randomCost.N) await derive(password, randomBytes(16), cost, who)
  return due.length === found.length && timingSafeEqual(due, found) && stored !== undefined
}

const unknownAccount = () => written(cost, randomBytes(16), Buffer.alloc(0))

const derive = (password: string, salt: Buffer, { N, r, p }: Cost, who: Asker) =>
  queue(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
    who,
  )

/** A password that nobody knows yet: sixteen characters, 92 bits. */
export const randomPassword = (): string => randomText(16)

/** Refuses a password that is too short, too long or the account itself. */
export function checkStrength(password: string, account: string): void {
  if (password.length < 8 || password.length > 128 || password.toLowerCase() === account.toLowerCase())
    throw new Refusal('passwordWeak', { min: 8, max: 128 })
}
