import { type Language, type ScopeNode, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

type Row = { id: string; title: string; group: string }

const node = (id: string, parentId: string, title: string, children: ScopeNode[] = []): ScopeNode => ({
  id,
  key: id,
  value: id,
  parentId,
  title,
  children,
})

/** The data scopes that can be granted, under their resources. */
export async function dataScopeTree(tx: Tx, tenantId: string, language: Language): Promise<ScopeNode[]> {
  const { rows } = await sql<Row>`select id, scope_name as title, resource_code as group from data_scope
    where tenant_id = ${tenantId} and not is_deleted order by scope_name, id`.execute(tx)
  return [...Map.groupBy(rows, ({ group }) => group)].map(([key, own]) => {
    const core = Object.hasOwn(resources, key) ? resources[key] : undefined
    const id = `resource.${key}`
    return node(
      id,
      '0',
      core ? say(core.label, language) : key,
      own.map((row) => node(row.id, id, row.title)),
    )
  })
}

/** The API scopes that can be granted. */
export async function apiScopeTree(tx: Tx, tenantId: string): Promise<ScopeNode[]> {
  const { rows } = await sql<Omit<Row, 'group'>>`select id, scope_name as title from api_scope
    where tenant_id = ${tenantId} and not is_deleted order by scope_name, id`.execute(tx)
  return rows.map(({ id, title }) => node(id, '0', title))
}
