import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { alphabet } from './letters.ts'
import { pictureOf } from './picture.ts'

const lifeSeconds = 300
const letters = 4

type Kept = { database: Database; clock: () => Date }
type Captcha = { key: string; image: string }

/** Draws a new captcha: its key and the picture as a data URI. Valid once, for five minutes. */
export async function drawCaptcha({ database, clock }: Kept): Promise<Captcha> {
  const text = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('')
  const picture = await pictureOf(text)
  const key = randomBytes(16).toString('hex')
  const now = clock()
  const expires = new Date(now.getTime() + lifeSeconds * 1000)
  await database.asSystem((tx) =>
    sql`
      insert into captcha (id, answer, expires_at)
      values (${key}, ${text.toLowerCase()}, ${expires.toISOString()}::timestamptz)`.execute(tx),
  )
  return { key, image: `data:image/png;base64,${picture.toString('base64')}` }
}

/** Uses a captcha up. Throws Refusal `captchaNeeded` without one, `captchaWrong` when it is wrong, old or was used before. */
export async function checkCaptcha({ database, clock }: Kept, key: string | undefined, code: string | undefined): Promise<void> {
  if (!key || !code) throw new Refusal('captchaNeeded', {}, { captcha: true })
  const { rows } = await database.asSystem((tx) =>
    sql<{ answer: string }>`
      delete from captcha where id = ${key} and expires_at >= ${clock().toISOString()}::timestamptz returning answer`.execute(tx),
  )
  if (rows[0]?.answer !== code.trim().toLowerCase()) throw new Refusal('captchaWrong', {}, { captcha: true })
}
