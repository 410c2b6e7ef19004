import { type CodeMatch, codeFields } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type Model, partNamed } from '../../model/model.ts'
import { type Place, readQuestion } from '../../model/question.ts'
import { isOneOf } from '../../model/sameText.ts'
import type { Session } from '../../services/session.ts'
import { allOf, offered } from '../read/choices.ts'
import { narrowingOf } from '../read/choosers.ts'
import { readChoices } from '../read/options/choiceRows.ts'

export type Codes = { codes: readonly string[]; extras: Readonly<Record<string, string>> }

const plain = (code: string): string => code.trim().toLowerCase()

/** The records that codes name, of those that the caller is offered: each code with every record that bears it. */
export async function recordsOfCodes(
  tx: Tx,
  session: Session,
  model: Model,
  { codes, extras }: Codes,
  place: Place,
): Promise<CodeMatch[]> {
  const { where, shown, askable } = offered(session, model)
  const keys = codeFields(model.core).filter((key) => askable === undefined || askable.has(key))
  const parts = keys.flatMap((key) => partNamed(model, key) ?? [])
  if (parts.length === 0) return []
  const asked = Object.entries(extras)
  // What a core asks by itself tells nobody anything, so everybody's form may ask it.
  const isConstant = ([name, value]: [string, string]) => narrowingOf(model).constants.includes(`${name}=${value}`)
  const constant = readQuestion(model, Object.fromEntries(asked.filter(isConstant)), place).conditions
  const own = readQuestion(model, Object.fromEntries(asked.filter((one) => !isConstant(one))), place, askable).conditions
  const wanted = [...new Set(codes.map(plain))].filter(Boolean)
  const bears = sql.join(
    parts.map((part) => isOneOf(part, wanted)),
    sql` or `,
  )
  const found = await readChoices(tx, model, [...new Set([...shown, ...keys])], {
    where: allOf([...where, ...constant, ...own, sql`(${bears})`]),
    limit: wanted.length * 2,
  })
  const typed = new Map(codes.map((code) => [plain(code), code]))
  return found.flatMap((row) => {
    const code = keys.map((key) => typed.get(plain(String(row[key] ?? '')))).find((one) => one !== undefined)
    return code === undefined ? [] : [{ ...row, code }]
  })
}
