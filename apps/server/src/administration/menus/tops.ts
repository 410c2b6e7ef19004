import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'

/** Top entries that everybody has, whatever their roles say: workbench, approvals, customers. */
export const fixedTops: readonly string[] = ['desk', 'work', 'crm']

type Row = { id: string; parentId: string }

/**
 * Which top entries the caller's roles show, as a filter of menu rows. A role that names none shows all; what one role shows, another
 * does not hide.
 */
export async function topsOf(tx: Tx, { tenantId, roleIds }: Session): Promise<(row: Row) => boolean> {
  const { rows } = await sql<{
    role: string
    tops: string[]
  }>`select role_id as role, json_agg(menu_id) as tops from role_top_menu
    where tenant_id = ${tenantId} and role_id = any(${[...roleIds]}::text[]) group by role_id`.execute(tx)
  if (rows.length < new Set(roleIds).size || rows.length === 0) return () => true
  const shown = new Set([...fixedTops, ...rows.flatMap(({ tops }) => tops)])
  return ({ id, parentId }) => parentId !== '0' || shown.has(id)
}

/** Gives a role these top entries in place of those it had; those that are none are left out. */
export async function setTops(tx: Tx, tenantId: string, roleId: string, menuIds: readonly string[]): Promise<void> {
  await sql`delete from role_top_menu where tenant_id = ${tenantId} and role_id = ${roleId}`.execute(tx)
  await sql`insert into role_top_menu (tenant_id, role_id, menu_id) select tenant_id, ${roleId}, id from menu
    where tenant_id = ${tenantId} and parent_id = '0' and not is_deleted and id = any(${menuIds}::text[])`.execute(tx)
}
