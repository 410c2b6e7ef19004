import type { Core } from '@bip/contract'
import { baselineMenu, dictionaries } from '@bip/contract/baseline'
import { resources, resourcesOf } from '@bip/contract/resources'
import type { Finding, Known } from '@bip/develop'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { columnName, kindOf } from '../kinds/index.ts'
import { allPermissions } from '../permissions/permissions.ts'
import { desiredSchema } from '../schema/desired.ts'
import { resourcesFolder } from './plan.ts'
import { exportedNames } from './registers.ts'
import type { Tree } from './tree.ts'

/** Walls are public pages that leave the portal. */
export const groups = baselineMenu.filter(({ path, parentId }) => path === '' && parentId !== '0' && parentId !== 'walls')

/** Resources of the tree that this server does not serve yet, with what their files say of addresses. */
export function waitingOf(tree: Tree): { key: string; path: string; menuPath: string }[] {
  return Object.keys(resourcesOf).flatMap((module) => {
    const folder = `${resourcesFolder}/${module}`
    return exportedNames(tree.read(`${folder}/index.ts`) ?? '').flatMap((key) => {
      if (Object.hasOwn(resources, key)) return []
      const text = tree.read(`${folder}/${key}.ts`) ?? ''
      // Another look at a resource, such as registrations among the users, is served by that one.
      if (!text.includes('defineResource(')) return []
      const [path, menuPath] = [...text.matchAll(/\bpath: '([^']+)'/g)].map((match) => match[1])
      return [{ key, path: path ?? '', menuPath: menuPath ?? '' }]
    })
  })
}

/** What a prototype is held against: the resources served and those in the tree, menu, dictionaries of the tenant, permissions. */
export async function knownOf(tx: Tx, tenantId: string, tree: Tree): Promise<Known> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from dictionary_value where tenant_id = ${tenantId} and not is_deleted order by code`.execute(tx)
  const cores = Object.values(resources)
  const waiting = waitingOf(tree)
  return {
    keys: [...new Set([...cores, ...waiting].map(({ key }) => key))],
    paths: [...cores.map(({ path }) => path), ...waiting.map(({ path }) => path)].filter(Boolean),
    menuPaths: [
      ...baselineMenu.map(({ path }) => path),
      ...cores.map(({ menu }) => menu?.path ?? ''),
      ...waiting.map(({ menuPath }) => menuPath),
    ].filter(Boolean),
    groups: groups.map(({ id }) => id),
    dictionaries: [...new Set([...dictionaries.map(({ code }) => code), ...rows.map(({ code }) => code)])].sort(),
    permissions: allPermissions.map(({ code }) => code),
  }
}

/** Tables of the database with their columns, by name. */
export async function tablesOf(tx: Tx): Promise<Map<string, { column: string; type: string }[]>> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(tx)
  const tables = new Map<string, { column: string; type: string }[]>()
  for (const { table, column, type } of rows) tables.set(table, [...(tables.get(table) ?? []), { column, type }])
  return tables
}

/** PostgreSQL cuts longer names without a word. */
const maxNameLength = 63

/** What the database would not take of a core, and addresses that other calls have. */
export function databaseFindings(core: Core, tables: ReadonlySet<string>, routes: readonly { path: string }[]): Finding[] {
  const schema = desiredSchema([core])
  const findings: Finding[] = Object.keys(schema.tables).flatMap((name) =>
    tables.has(name) ? [{ path: 'key', rule: 'tableTaken' as const, values: { name } }] : [],
  )
  if (routes.some(({ path }) => path.startsWith(`${core.path}/`)))
    findings.push({ path: 'path', rule: 'taken', values: { name: core.path } })
  const names = [
    ...Object.keys(schema.tables),
    ...Object.keys(schema.functions),
    ...Object.values(schema.tables).flatMap(({ indexes }) => Object.keys(indexes)),
  ]
  const long = names.find((name) => name.length > maxNameLength)
  if (long) findings.push({ path: 'key', rule: 'databaseName', values: { name: long } })
  return [...findings, ...columnsTwice(core)]
}

/** Searchable and sortable texts bring columns of their own, which a neighbour may be called like. */
function columnsTwice(core: Core): Finding[] {
  const seen = new Set(['tenant_id', 'is_deleted', 'find_tokens'])
  return Object.entries(core.fields).flatMap(([key, field], at) =>
    kindOf(field)
      .columns(columnName(key), field)
      .flatMap(({ name }): Finding[] => {
        if (!seen.has(name)) {
          seen.add(name)
          return []
        }
        return [{ path: `fields.${at}.key`, rule: 'columnTwice', values: { name } }]
      }),
  )
}
