import { type AnyRecord, label, say } from '@bip/contract'
import { dcReviewProblem } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { makeRecords } from './makeRecords.ts'

const problems = modelOf(dcReviewProblem)

/** A defect of what was delivered is followed as a problem of its project. */
async function raiseProblem(context: Context, item: AnyRecord): Promise<{ problemId: string }> {
  const { tx, session, at, place } = context
  const { rows } = await sql<{
    projectId: string
    ownerId: string
  }>`select project_id as "projectId", owner_id as "ownerId" from delivered
    where tenant_id = ${session.tenantId} and id = ${item.deliveredId}`.execute(tx)
  const today = localDay(at, place.timeZone)
  const due = localDay(new Date(at.getTime() + 14 * 86_400_000), place.timeZone)
  const values = {
    projectId: rows[0]?.projectId ?? null,
    deliveredId: item.deliveredId,
    problemName: `${item.itemName}：${item.defect ?? ''}`.slice(0, 120),
    problemStatus: 'open',
    severity: item.acceptance === 'missing' ? 'critical' : 'major',
    ...{ raisedBy: session.userId, raisedOn: today, ownerId: rows[0]?.ownerId ?? session.userId, dueOn: due },
    attachments: item.photos ?? [],
  }
  const [problemId = ''] = await makeRecords(context, problems, [values])
  await sql`update delivered_item set problem_id = ${problemId} where tenant_id = ${session.tenantId} and id = ${item.id}`.execute(
    tx,
  )
  return { problemId }
}

const unsigned = label('请客户签名后再验收', 'Have the customer sign first', 'Hãy để khách hàng ký trước khi nghiệm thu')

/** What is accepted carries the customer's signature. */
async function accept({ place }: Context, record: AnyRecord, args: Values): Promise<undefined> {
  if ([record.signature, args.signature].some((files) => Array.isArray(files) && files.length > 0)) return undefined
  const reason = say(unsigned, place.language)
  throw new Refusal('invalidFields', { fields: reason }, { fields: { signature: reason } })
}

export const deliveredExtension: Extension = { operations: { accept } }

export const deliveredItemExtension: Extension = { operations: { raiseProblem } }
