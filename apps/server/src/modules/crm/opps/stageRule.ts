import { label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Extension } from '../../../model/extension.ts'

const twice = label(
  '此阶段已有规则，请修改那一条',
  'This stage has a rule already; change that one',
  'Giai đoạn này đã có quy tắc; hãy sửa quy tắc đó',
)

/** A stage has one rule. */
export const oppsStageRuleExtension: Extension = {
  afterSaveAll: async ({ tx, session, place }, saved) => {
    const stages = saved.map(({ record }) => String(record.stage))
    const { rows } = await sql`select from opps_stage_rule
      where tenant_id = ${session.tenantId} and not is_deleted and stage = any(${stages}::text[])
      group by stage having count(*) > 1 limit 1`.execute(tx)
    const reason = say(twice, place.language)
    if (rows.length > 0) throw new Refusal('invalidFields', { fields: reason }, { fields: { stage: reason } })
  },
}
