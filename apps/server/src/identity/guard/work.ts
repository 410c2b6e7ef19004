import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Work } from '@bip/contract'
import { isSolved } from '@bip/contract/crypto'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { addressKey } from './addressKey.ts'

/** A puzzle lives so long, seconds: slow machines need some of it. */
const lifeSeconds = 300

type Needs = Pick<Services, 'clock' | 'keys'>
export type WantedWork = {
  /** What it pays for; a puzzle for one thing pays for nothing else. */
  purpose: 'signIn' | 'code' | 'register' | 'picture'
  /** Whoever solves it elsewhere solves it in vain. */
  address: string
  bits: number
}

/** A puzzle for somebody beyond their budget. Nothing is kept of it until it is handed in. */
export function askWork({ keys, clock }: Needs, { purpose, address, bits }: WantedWork): Work {
  const expires = Math.floor(clock().getTime() / 1000) + lifeSeconds
  const payload = [purpose, bits, expires, randomBytes(12).toString('hex')].join('.')
  return { challenge: `${payload}.${signatureOf(keys, payload, address)}`, bits }
}

/** Uses up a solved puzzle (`challenge:answer`); false for one that is not ours, too easy, late, of another address, or was used before. */
export async function spendWork(
  tx: Tx,
  { keys, clock }: Needs,
  given: string | undefined,
  { purpose, address, bits }: WantedWork,
): Promise<boolean> {
  const [, challenge = '', answer = ''] = /^([\w.-]{1,200}):(\w{1,20})$/.exec(given ?? '') ?? []
  const [use, ofBits, expires, id = '', signature = ''] = challenge.split('.')
  const payload = [use, ofBits, expires, id].join('.')
  const due = Buffer.from(signatureOf(keys, payload, address))
  const found = Buffer.from(signature)
  if (due.length !== found.length || !timingSafeEqual(due, found)) return false
  const now = clock()
  if (use !== purpose || Number(ofBits) < bits || Number(expires) * 1000 <= now.getTime()) return false
  if (!(await isSolved({ challenge, bits: Number(ofBits) }, answer))) return false
  const { rows } = await sql`insert into spent_work (id, expires_at)
    values (${id}, ${new Date(Number(expires) * 1000).toISOString()}::timestamptz) on conflict do nothing returning id`.execute(
    tx,
  )
  return rows.length > 0
}

const signatureOf = ({ token }: Services['keys'], payload: string, address: string): string =>
  createHmac('sha256', token)
    .update(`work:${addressKey(address)}:${payload}`)
    .digest('base64url')
