import { changesBetween, keyValue, type Mirror, targetOf, validate } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { columnName } from '../../kinds/index.ts'
import { type Model, modelFor } from '../../model/model.ts'
import { systemUser } from '../../model/systemUser.ts'
import type { NeighbourRow } from '../../neighbours/neighbour.ts'
import { neighbourOf } from '../../neighbours/neighbourOf.ts'
import type { Services } from '../../services/services.ts'
import { insertRecords, updateRecords } from '../draft/rows.ts'
import { readRecords } from '../read/read.ts'

const timeout = 60_000
const maxPages = 10_000
const slice = 1000

/** How many records of a copy are new, were put right and went; `wrong` are rows that could not be taken. */
export type Renewed = { added: number; changed: number; removed: number; wrong: number }

type Values = Record<string, unknown>
type Renewing = { services: Services; model: Model; mirror: Mirror; tenantId: string; at: Date }

/**
 * Makes the records of a mirror those of its neighbour; undefined where none is configured. Each part is stored as it comes, what is gone is
 * removed only after the last one. Throws `NeighbourFailure`, with what was read before it in place.
 */
export async function renewMirror(
  services: Services,
  model: Model,
  tenantId: string,
  signal: AbortSignal,
): Promise<Renewed | undefined> {
  const { mirror } = model.core
  const neighbour = mirror && neighbourOf(mirror.of, services.config)
  if (!mirror || !neighbour?.isRemote) return undefined
  const renewing: Renewing = { services, model, mirror, tenantId, at: services.clock() }
  const known = await knownIds(renewing)
  const seen = new Set<string>()
  const total: Renewed = { added: 0, changed: 0, removed: 0, wrong: 0 }
  let after: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    const { rows, next } = await neighbour.read({ services, tenantId, kind: mirror.kind, after, signal: within })
    for (let from = 0; from < rows.length; from += slice)
      await storeRows(renewing, rows.slice(from, from + slice), known, seen, total)
    if (next === undefined) {
      total.removed = await removeOthers(
        renewing,
        [...known.values()].filter((id) => !seen.has(id)),
      )
      return total
    }
    if (signal.aborted) break
    after = next
  }
  return total
}

/** The ids of the copy, by what tells its records apart. */
async function knownIds({ services, model, mirror, tenantId }: Renewing): Promise<Map<string, string>> {
  const columns = mirror.key.map((key) => sql`t.${sql.id(columnName(key))}::text as ${sql.id(key)}`)
  const { rows } = await services.database.asTenant(
    tenantId,
    (tx) =>
      sql<Values & { id: string }>`select t.id, ${sql.join(columns)} from ${sql.table(model.table)} t
        where t.tenant_id = ${tenantId} and not t.is_deleted`.execute(tx),
    { readOnly: true },
  )
  return new Map(rows.map((row) => [keyOf(mirror, row), row.id]))
}

/** What tells a record apart; a part of it may be empty, such as the lot of what has none. */
const keyOf = ({ key }: Mirror, values: Values): string =>
  keyValue(key, Object.fromEntries(key.map((name) => [name, values[name] ?? '-']))) ?? ''

async function storeRows(
  renewing: Renewing,
  rows: readonly NeighbourRow[],
  known: Map<string, string>,
  seen: Set<string>,
  total: Renewed,
): Promise<void> {
  const { services, model, mirror, tenantId, at } = renewing
  await services.database.asTenant(tenantId, async (tx) => {
    const taken = new Map<string, Values>()
    for (const row of await withIds(tx, renewing, rows)) {
      const { value, problems } = validate(model.core.fields, { ...row, [mirror.asOf]: at.toISOString() })
      if (Object.keys(problems).length > 0) total.wrong += 1
      else taken.set(keyOf(mirror, value), value)
    }
    const ids = [...taken.keys()].flatMap((key) => known.get(key) ?? [])
    const before = new Map((await readRecords(tx, tenantId, model, ids, {})).map((record) => [record.id, record]))
    const changed = [...taken].flatMap(([key, values]) => {
      const old = before.get(known.get(key) ?? '')
      const keys = old ? Object.keys(changesBetween(model.core.fields, old, values)).filter((one) => one !== mirror.asOf) : []
      return old && keys.length > 0 ? [{ id: old.id, values, keys }] : []
    })
    await updateRecords(tx, model, tenantId, changed, { userId: systemUser.userId, at })
    // What is as it was keeps its version; it is as of now all the same.
    await sql`update ${sql.table(model.table)} set ${sql.id(columnName(mirror.asOf))} = ${at.toISOString()}::timestamptz
      where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx)
    total.changed += changed.length
    for (const id of ids) seen.add(id)
    const made = [...taken]
      .filter(([key]) => !known.has(key))
      .map(([key, values]) => ({ key, values, base: baseOf(tenantId, at) }))
    await insertRecords(tx, model, made)
    for (const { key, base } of made) {
      known.set(key, base.id)
      seen.add(base.id)
    }
    total.added += made.length
  })
}

const baseOf = (tenantId: string, at: Date) => ({
  ...{ tenant_id: tenantId, id: newId(), version: 1, is_deleted: false },
  ...{ create_user: systemUser.userId, create_dept: '', create_time: at.toISOString() },
  ...{ update_user: systemUser.userId, update_time: at.toISOString() },
})

/** Rows with our ids in the place of the codes by which the neighbour names other records. A code that nobody has leaves the field empty. */
async function withIds(tx: Tx, { model, mirror, tenantId }: Renewing, rows: readonly NeighbourRow[]): Promise<Values[]> {
  const named = rows.map((row): Values => ({ ...row }))
  for (const [key, of = ''] of Object.entries(mirror.codes ?? {})) {
    const field = model.core.fields[key]
    const target = modelFor((field && targetOf(field)) ?? '')
    const codes = [...new Set(named.map((row) => String(row[key] ?? '')).filter(Boolean))]
    const { rows: found } = await sql<{ id: string; code: string }>`select t.id, t.${sql.id(columnName(of))} as code
      from ${sql.table(target.table)} t where t.tenant_id = ${tenantId} and not t.is_deleted
        and lower(t.${sql.id(columnName(of))}) = any(${codes.map((code) => code.toLowerCase())}::text[])`.execute(tx)
    const ids = new Map(found.map(({ id, code }) => [code.toLowerCase(), id]))
    for (const row of named) row[key] = ids.get(String(row[key] ?? '').toLowerCase()) ?? null
  }
  return named
}

async function removeOthers({ services, model, tenantId, at }: Renewing, ids: readonly string[]): Promise<number> {
  for (let from = 0; from < ids.length; from += slice) {
    const some = ids.slice(from, from + slice)
    await services.database.asTenant(tenantId, (tx) =>
      sql`update ${sql.table(model.table)} set is_deleted = true, version = version + 1, update_user = ${systemUser.userId},
        update_time = ${at.toISOString()} where tenant_id = ${tenantId} and id = any(${some}::text[])`.execute(tx),
    )
  }
  return ids.length
}
