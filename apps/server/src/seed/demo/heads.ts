import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { World } from './world.ts'

/**
 * Who heads a department in the demonstration, by account, so that whoever tries it out can also sign in as the one who decides:
 * the leave of `sales`, `planner`, `buyer`, `inspector` and `worker` goes to `admin`, that of their people to them.
 */
export const heads: Readonly<Record<string, string>> = {
  d00: 'admin',
  d01: 'admin',
  d02: 'sales',
  d06: 'planner',
  d07: 'buyer',
  d09: 'inspector',
  d11: 'admin',
  d12: 'admin',
}

export async function nameHeads(tx: Tx, tenantId: string, { people }: World): Promise<void> {
  for (const [department, account] of Object.entries(heads)) {
    const head = people.find((person) => person.account === account)
    await sql`update department set leader_id = ${head?.id} where tenant_id = ${tenantId} and id = ${department}`.execute(tx)
  }
}
