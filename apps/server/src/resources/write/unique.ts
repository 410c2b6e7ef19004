import { isEmpty, type Language } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { isDuplicate } from '../../db/failures.ts'
import type { Values } from '../../model/extension.ts'
import type { Model, Part } from '../../model/model.ts'
import { isOneOf } from '../../model/sameText.ts'

/** Fields of which each tenant has a value once, letters small or capital. */
export const uniqueParts = (model: Model): Part[] => model.parts.filter(({ field }) => 'unique' in field && field.unique)

/** Who has values of a unique field, by the value as the index folds it. */
async function ownersOf(
  tx: Tx,
  tenantId: string,
  model: Model,
  part: Part,
  values: readonly string[],
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map()
  const { rows } = await sql<{ value: string; id: string }>`select lower(t.${sql.id(part.column)}) as value, t.id
    from ${sql.table(model.table)} t where t.tenant_id = ${tenantId} and not t.is_deleted and ${isOneOf(part, values)}`.execute(
    tx,
  )
  return new Map(rows.map(({ value, id }) => [value, id]))
}

/** `lower()` under the C collation: letters of ASCII only. */
const fold = (value: unknown): string => String(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** What records of the same call already took and gave up, by field; kept from one set of them to the next. */
export type Claims = Map<string, { taken: Set<string>; left: Map<string, string> }>

export type Claiming = { id: string | undefined; values: Values; before: Values | null }

/**
 * The refusal of each record, in their order, whose unique value another one has, or one before it takes; undefined for the others, whose
 * values count as taken from then on. Values that did not change are not looked up.
 */
export async function claimValues(
  tx: Tx,
  tenantId: string,
  model: Model,
  records: readonly Claiming[],
  { language, claims }: { language: Language; claims: Claims },
): Promise<(Refusal | undefined)[]> {
  const refusals: (Refusal | undefined)[] = records.map(() => undefined)
  for (const part of uniqueParts(model)) {
    const changed = ({ values, before }: Claiming) =>
      !isEmpty(values[part.key]) && fold(values[part.key]) !== (isEmpty(before?.[part.key]) ? null : fold(before?.[part.key]))
    const wanted = records.filter(changed).map(({ values }) => fold(values[part.key]))
    const owners = await ownersOf(tx, tenantId, model, part, wanted)
    const { taken, left } = claims.get(part.key) ?? { taken: new Set(), left: new Map() }
    claims.set(part.key, { taken, left })
    for (const [at, record] of records.entries()) {
      if (refusals[at]) continue
      if (changed(record)) {
        const value = fold(record.values[part.key])
        const owner = owners.get(value)
        const isFree = owner === undefined || owner === record.id || left.get(value) === owner
        if (!isFree || taken.has(value)) {
          refusals[at] = duplicate(part, record.values[part.key], language)
          continue
        }
        taken.add(value)
      }
      const old = record.before?.[part.key]
      if (record.id !== undefined && !isEmpty(old) && fold(old) !== fold(record.values[part.key])) left.set(fold(old), record.id)
    }
  }
  return refusals
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
