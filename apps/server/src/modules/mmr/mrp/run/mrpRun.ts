import { label } from '@bip/contract'
import { mrpRun } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../../../../model/extension.ts'
import { modelOf } from '../../../../model/model.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { insertRecords } from '../../../../resources/draft/rows.ts'
import { baseRow, fillServerOwned } from '../../../../resources/write/store.ts'
import type { Services } from '../../../../services/services.ts'
import { mrpJobKey } from './job.ts'
import { runTable } from './storePlan.ts'

const model = modelOf(mrpRun)

const underWay = label(
  'MRP 运算 {no} 尚未结束；请等待完成，或先取消它',
  'The run {no} is not done yet. Wait for it, or cancel it first',
  'Lần chạy {no} chưa xong. Hãy đợi hoặc hủy nó trước',
)

/** The transaction that asked for a run has to end before the job sees it. ms */
const tellAfter = 150

/** Has the job look at once. */
function wakeSoon({ database, jobs, log }: Services): void {
  const timer = setTimeout(() => {
    database
      .asSystem((tx) => sql`update job set next_at = now() where key = ${mrpJobKey}`.execute(tx))
      .then(
        () => jobs.wake(),
        (error: unknown) => log(`mrp: ${error instanceof Error ? error.message : String(error)}`),
      )
  }, tellAfter)
  timer.unref()
}

/** Asks for a run; one at a time. */
async function start(context: Context, { wanted }: Values): Promise<{ id: string; no: string }> {
  const { tx, session, services, place } = context
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mrp ${session.tenantId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ no: string }>`select no from ${runTable} where tenant_id = ${session.tenantId}
    and not is_deleted and run_status in ('queued', 'running') limit 1`.execute(tx)
  if (rows[0]) throw notPossible(place, underWay, { no: rows[0].no })
  const values: Values = {}
  await fillServerOwned({ ...context, model, extension: {} }, [values])
  const base = baseRow(context)
  await insertRecords(tx, model, [{ base, values: { ...values, scope: wanted ?? 'demanded' } }])
  wakeSoon(services)
  return { id: base.id, no: String(values.no) }
}

export const mrpRunExtension: Extension = { onList: { start } }
