import { isEmpty, type Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { isDuplicate } from '../db/failures.ts'
import { Refusal } from '../http/errors.ts'
import type { Values } from './extension.ts'
import type { Model, Part } from './model.ts'

/** Fields of which each tenant has a value once, letters small or capital. */
export const uniqueParts = (model: Model): Part[] => model.parts.filter(({ field }) => 'unique' in field && field.unique)

/** The values of a unique field that records other than `exceptId` already have, folded as the index folds them. */
export async function takenValues(
  tx: Tx,
  tenantId: string,
  model: Model,
  part: Part,
  values: readonly string[],
  exceptId = '',
): Promise<Set<string>> {
  const column = sql.id(part.column)
  const { rows } = await sql<{ value: string }>`select lower(${column}) as value from ${sql.table(model.table)}
    where tenant_id = ${tenantId} and not is_deleted and id <> ${exceptId} and lower(${column}) = any(${values.map(foldUnique)}::text[])`.execute(
    tx,
  )
  return new Set(rows.map(({ value }) => value))
}

/** `lower()` under the C collation: letters of ASCII only. */
export const foldUnique = (value: string): string => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Throws `duplicate` naming the field where another record has the value. */
export async function refuseDuplicates(
  tx: Tx,
  tenantId: string,
  model: Model,
  values: Values,
  language: Language,
  id?: string,
): Promise<void> {
  for (const part of uniqueParts(model)) {
    const value = values[part.key]
    if (isEmpty(value)) continue
    const taken = await takenValues(tx, tenantId, model, part, [String(value)], id)
    if (taken.size > 0) throw duplicate(part, value, language)
  }
}

const duplicate = ({ key, field }: Part, value: unknown, language: Language) =>
  new Refusal('duplicate', { field: field.label[language], value: String(value) }, { fields: { [key]: String(value) } })

/** Runs a write; where a rival took the value between look and write, the index says so and it becomes the same `duplicate`. */
export async function raceSafe<T>(model: Model, values: Values, language: Language, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const constraint = String((error as { constraint?: string }).constraint ?? '') // pg names it
    const part = uniqueParts(model).find(({ column }) => constraint.includes(column)) ?? uniqueParts(model)[0]
    throw part ? duplicate(part, values[part.key], language) : error
  }
}
