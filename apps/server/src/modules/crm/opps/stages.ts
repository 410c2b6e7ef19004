import { rulesInOrder, type StageRule } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** The stage rules of a tenant, in order; those of the product where it has none. */
export async function readStageRules(tx: Tx, tenantId: string): Promise<readonly StageRule[]> {
  const { rows } = await sql<StageRule>`select stage, order_no::text as "orderNo", stage_kind as "stageKind",
      probability::text as probability, required_fields as "requiredFields", asks_reason as "asksReason", must_pass as "mustPass"
    from opps_stage_rule where tenant_id = ${tenantId} and not is_deleted`.execute(tx)
  return rulesInOrder(rows)
}
