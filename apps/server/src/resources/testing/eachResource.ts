import {
  blankOf,
  type Core,
  computeInto,
  dictionaryOf,
  type Field,
  type Fields,
  fieldStatusesOf,
  holdsFiles,
  isMany,
  isSerial,
  isState,
  lineOf,
  sampleOf,
  targetOf,
} from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'
import { resources } from '@bip/contract/resources'
import type { Database } from '../../db/database.ts'
import { modelOf } from '../../model/model.ts'
import { insertRecords } from '../draft/rows.ts'
import { sessionOf, type Tenant } from './company.ts'

const paper = { id: 'paper-1', name: 'paper.txt', url: '/api/blade-resource/oss/file/paper-1', size: 3, type: 'text/plain' }

/** A value that fits a field, made from what the field says; undefined where it may stay empty. */
function valueFor(core: Core, field: Field, idOf: (resource: string) => string | undefined): unknown {
  const to = targetOf(field)
  if (to !== undefined) return isMany(field) ? [idOf(to) ?? []].flat() : idOf(to)
  if (isSerial(field)) return `${core.key}-1`
  if (isState(field)) return Object.keys(core.states ?? {})[0]
  if (field.kind === 'lines') {
    const line = { ...valuesFor(core, field.fields, idOf), ...fromNothing(field.fields) }
    computeInto(field.fields, line)
    emptyHidden(field.fields, line)
    return field.required || field.minLines ? [line] : []
  }
  if (holdsFiles(field)) return field.required ? [paper] : []
  const code = dictionaryOf(field)
  if (code === undefined || field.initial !== undefined) return sampleOf(field)
  const word = code === 'ROLE' ? 'admin' : dictionaries.find((dictionary) => dictionary.code === code)?.values[0]?.key
  return isMany(field) ? [word] : word
}

/** Its lines were made from no others: the cells that would lead back, empty. */
function fromNothing(cells: Fields): Record<string, null> {
  const sources = Object.values(cells).flatMap((cell) => lineOf(cell)?.[0] ?? [])
  const leads = Object.entries(cells).filter(
    ([, cell]) => lineOf(cell) || (cell.serverOwned && sources.includes(targetOf(cell) ?? '')),
  )
  return Object.fromEntries(leads.map(([key]) => [key, null]))
}

/** What conditions hide holds nothing. */
function emptyHidden(fields: Fields, values: Record<string, unknown>): void {
  for (const [key, { isHidden }] of fieldStatusesOf(fields, values)) {
    const field = fields[key]
    if (isHidden && field) values[key] = blankOf(field)
  }
}

/** Values of all fields of a record, or of what an action asks for. */
export const valuesFor = (core: Core, fields: Fields, idOf: (resource: string) => string | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueFor(core, field, idOf) ?? null]))

/**
 * Stores one record of every resource that `ids` has none of, made from its core, whether or not it has a call to write one. Answers the
 * ids of all by resource: nothing that walks them skips a resource that somebody adds.
 */
export async function oneOfEach(
  database: Database,
  tenant: Tenant,
  ids: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const all: Record<string, string> = { ...ids }
  const { userId, deptId } = sessionOf(tenant, 'admin')
  const at = '2026-11-20T00:00:00.000Z'
  const rows = Object.values(resources).filter(({ key }) => !Object.hasOwn(ids, key))
  for (const { key } of rows) all[key] = `${tenant}-${key}-1`
  const own = (resource: string) => (resource === 'user' ? userId : all[resource])
  await database.asTenant(tenant, async (tx) => {
    for (const core of rows) {
      const base = { tenant_id: tenant, id: all[core.key] ?? '', version: 1, is_deleted: false }
      const made = { create_user: userId, create_dept: deptId, create_time: at, update_user: userId, update_time: at }
      const values = valuesFor(core, core.fields, own)
      // As it would be stored: sums follow from what they are made of.
      computeInto(core.fields, values)
      emptyHidden(core.fields, values)
      await insertRecords(tx, modelOf(core), [{ base: { ...base, ...made }, values }])
    }
  })
  return all
}
