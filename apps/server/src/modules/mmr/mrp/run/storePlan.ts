import { mrpProposal, mrpRun } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { newId } from '../../../../db/id.ts'
import { modelOf } from '../../../../model/model.ts'
import { insertRecords } from '../../../../resources/draft/rows.ts'
import type { ProposalValues } from './proposalsOf.ts'

const model = modelOf(mrpProposal)
const rowsAtOnce = 1000

export type Run = { id: string; no: string; tenantId: string; userId: string; deptId: string }

type Kept = { id: string; key: string; status: string; reason: string | null; remark: string | null; version: number; no: string }

/**
 * Puts the proposals of a run in the place of those that nobody took. One that says the same as before keeps its id, number and remark, and
 * stays dismissed if it was. What was accepted or pushed stays as it is. With `only` those of certain materials alone are replaced.
 */
export async function storePlan(
  tx: Tx,
  run: Run,
  proposals: readonly ProposalValues[],
  at: Date,
  only?: readonly string[],
): Promise<void> {
  const { rows } =
    await sql<Kept>`select id, need_key as key, proposal_status as status, dismiss_reason as reason, remark, version, no
    from mrp_proposal where tenant_id = ${run.tenantId} and not is_deleted and proposal_status <> 'accepted' and taken_status = 'none'
      and erp_state in ('none', 'failed') ${only ? sql`and material_id = any(${only}::text[])` : sql``}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  for (const { table } of model.lines)
    await sql`delete from ${sql.table(table)} where tenant_id = ${run.tenantId} and parent_id = any(${ids}::text[])`.execute(tx)
  await sql`delete from mrp_proposal where tenant_id = ${run.tenantId} and id = any(${ids}::text[])`.execute(tx)
  // What went to the neighbour, or partly into orders, answers its need already.
  const answered = await sql<{ key: string }>`select need_key as key from mrp_proposal
    where tenant_id = ${run.tenantId} and not is_deleted and proposal_status <> 'accepted'`.execute(tx)
  const given = new Set(answered.rows.map(({ key }) => key))
  const fresh = proposals.filter(({ needKey }) => !given.has(needKey))
  const known = new Map(rows.map((row) => [row.key, row]))
  const time = at.toISOString()
  const records = fresh.map((values, index) => {
    const before = known.get(values.needKey)
    known.delete(values.needKey)
    const kept = before && {
      ...{ remark: before.remark, no: before.no },
      ...(before.status === 'dismissed' && { proposalStatus: 'dismissed', dismissReason: before.reason }),
    }
    return {
      base: {
        tenant_id: run.tenantId,
        id: before?.id ?? newId(),
        version: (before?.version ?? 0) + 1,
        create_user: run.userId,
        create_dept: run.deptId,
        create_time: time,
        update_user: run.userId,
        update_time: time,
        is_deleted: false,
      },
      values: { no: `${run.no}-${String(index + 1).padStart(5, '0')}`, ...values, ...kept, runId: run.id },
    }
  })
  for (let from = 0; from < records.length; from += rowsAtOnce)
    await insertRecords(tx, model, records.slice(from, from + rowsAtOnce))
}

/** How many of each action there are, by the columns of a run. */
export const countsOf = (proposals: readonly ProposalValues[]) => {
  const count = (action: string) => proposals.filter(({ mrpAction }) => mrpAction === action).length
  return {
    orders: count('order'),
    expedites: count('expedite'),
    defers: count('defer'),
    resizes: count('resize'),
    cancels: count('cancel'),
  }
}

export const runTable = sql.table(modelOf(mrpRun).table)
