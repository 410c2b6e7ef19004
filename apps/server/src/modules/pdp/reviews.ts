import { type AnyRecord, label, say } from '@bip/contract'
import { dcReview, dcReviewDimension, dcReviewIssues, dcReviewProblem } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { localDay } from '../../kinds/zone.ts'
import { notify } from '../../messages/notify.ts'
import { writeHistory } from '../../model/changes.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { nextSerials } from '../../resources/write/serial.ts'
import { baseRow } from '../../resources/write/store.ts'

const [reviews, dimensions, issues, problems] = [
  modelOf(dcReview),
  modelOf(dcReviewDimension),
  modelOf(dcReviewIssues),
  modelOf(dcReviewProblem),
]

/** Stores new records with their history; answers their ids. */
async function make(context: Context, model: typeof reviews, values: readonly Values[]): Promise<string[]> {
  if (values.length === 0) return []
  const { tx, session, at } = context
  const records = values.map((one) => ({ base: baseRow(context), values: one }))
  await insertRecords(tx, model, records)
  const history = records.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(tx, session, model, at, history)
  return records.map(({ base }) => base.id)
}

type TemplateRow = { itemName: string; itemKind: string; dimension: string; weight: string | null }

/** A new review begins with the dimensions and questions of its type. */
async function fillFromTemplate(context: Context, review: AnyRecord): Promise<void> {
  const { tx, session } = context
  const { rows } =
    await sql<TemplateRow>`select item_name as "itemName", item_kind as "itemKind", dimension, weight::text as weight
    from review_item_config where tenant_id = ${session.tenantId} and not is_deleted and is_active
      and (review_type is null or review_type = ${review.reviewType}) order by order_no, id`.execute(tx)
  const of = (kind: string) => rows.filter(({ itemKind }) => itemKind === kind)
  await make(
    context,
    dimensions,
    of('dimension').map(({ itemName, dimension, weight }) => ({
      ...{ reviewId: review.id, dimension, dimensionName: itemName, weight: weight ?? '1' },
    })),
  )
  await make(
    context,
    issues,
    of('issue').map(({ itemName, dimension }) => ({ reviewId: review.id, dimension, question: itemName, answer: 'open' })),
  )
}

const stillOpen = label(
  '还有 {count} 条批注未关闭，不能直接通过；请先验证关闭，或选择其他结论',
  '{count} marks are still open, so it does not simply pass; verify them first, or conclude otherwise',
  'Còn {count} ghi chú chưa đóng nên chưa thể thông qua; hãy xác minh trước hoặc chọn kết luận khác',
)

/** A design with open marks passes with conditions at best. */
async function conclude({ tx, session, place }: Context, review: AnyRecord, args: Values): Promise<undefined> {
  if (args.conclusion !== 'pass') return undefined
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from review_remark where tenant_id = ${session.tenantId}
    and not is_deleted and review_id = ${review.id} and remark_status <> 'closed'`.execute(tx)
  const count = rows[0]?.count ?? 0
  if (count === 0) return undefined
  const reason = say(stillOpen, place.language).replace('{count}', String(count))
  throw new Refusal('invalidFields', { fields: reason }, { fields: { conclusion: reason } })
}

export const dcReviewExtension: Extension = {
  operations: { conclude },
  afterSaveAll: async (context, saved) => {
    const fresh = saved.flatMap(({ record, before }) => (before ? [] : [record]))
    for (const review of fresh) await fillFromTemplate(context, review)
    await settleReviews(
      context,
      fresh.map(({ id }) => id),
    )
  },
}

const reviewsOf = (records: readonly AnyRecord[]): string[] => [...new Set(records.map(({ reviewId }) => String(reviewId)))]

/** Score and open questions of reviews; `without` are records that are about to go. */
async function settleReviews(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  ids: readonly string[],
  without: readonly string[] = [],
) {
  await sql`update dc_review r set score = d.score, open_issues = coalesce(i.open, 0)
    from unnest(${ids}::text[]) as one(id)
    left join (select review_id, round(sum(score * weight) / nullif(sum(weight) filter (where score is not null), 0), 2) as score
      from dc_review_dimension where tenant_id = ${session.tenantId} and not is_deleted and id <> all(${without}::text[]) group by 1) d on d.review_id = one.id
    left join (select review_id, count(*) filter (where answer in ('open', 'no')) as open
      from dc_review_issues where tenant_id = ${session.tenantId} and not is_deleted and id <> all(${without}::text[]) group by 1) i on i.review_id = one.id
    where r.tenant_id = ${session.tenantId} and r.id = one.id`.execute(tx)
}

export const reviewPartExtension: Extension = {
  afterSaveAll: (context, saved) => settleReviews(context, reviewsOf(saved.map(({ record }) => record))),
  beforeRemove: (context, records) =>
    settleReviews(
      context,
      reviewsOf(records),
      records.map(({ id }) => id),
    ),
  afterRestore: (context, records) => settleReviews(context, reviewsOf(records)),
}

/** A request that is passed becomes a review with what its type begins with. */
async function pass(context: Context, request: AnyRecord): Promise<{ reviewId: string }> {
  const { tx, session, at, place } = context
  const field = dcReview.fields.reviewNo
  const [reviewNo] = await nextSerials(tx, session.tenantId, reviews, {
    key: 'reviewNo',
    field,
    count: 1,
    at,
    timeZone: place.timeZone,
  })
  const { reviewName, projectId, planItemId, reviewType, hostId, reviewerIds, reviewOn, applicantId } = request
  const values = {
    ...{ reviewNo, reviewName, projectId, planItemId, reviewType, hostId, reviewerIds, reviewOn },
    ...{ designerId: applicantId, reviewStatus: 'preparing', openIssues: '0', attachments: [] },
  }
  const [reviewId = ''] = await make(context, reviews, [values])
  await fillFromTemplate(context, { ...request, id: reviewId })
  await settleReviews(context, [reviewId])
  await sql`update initiate_review set review_id = ${reviewId} where tenant_id = ${session.tenantId} and id = ${request.id}`.execute(
    tx,
  )
  return { reviewId }
}

export const initiateReviewExtension: Extension = { operations: { pass } }

const invited = label('评审邀请', 'Invitation to a review', 'Mời tham gia thẩm định')

/** Whoever is invited hears of it. */
async function send({ tx, session, at }: Context, notice: AnyRecord): Promise<void> {
  await notify(tx, {
    tenantId: session.tenantId,
    userIds: [String(notice.receiverId)],
    type: 1,
    title: invited,
    content: String(notice.noticeTitle),
    url: `/pdp/review-notice/detail/${notice.id}`,
    push: 'message',
    from: session,
    at,
  })
}

export const reviewNoticeExtension: Extension = { operations: { send } }

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
  const [problemId = ''] = await make(context, problems, [values])
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
