import { type AnyRecord, label, say } from '@bip/contract'
import { dcReview, dcReviewDimension, dcReviewIssues } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { nextSerials } from '../../resources/write/serial.ts'
import { makeRecords } from './makeRecords.ts'
import { invite } from './reviewNotices.ts'

const [reviews, dimensions, issues] = [modelOf(dcReview), modelOf(dcReviewDimension), modelOf(dcReviewIssues)]

type TemplateRow = { itemName: string; itemKind: string; dimension: string; weight: string | null }

/** A new review begins with the dimensions and questions of its type. */
async function fillFromTemplate(context: Context, review: AnyRecord): Promise<void> {
  const { tx, session } = context
  const { rows } =
    await sql<TemplateRow>`select item_name as "itemName", item_kind as "itemKind", dimension, weight::text as weight
    from review_item_config where tenant_id = ${session.tenantId} and not is_deleted and is_active
      and (review_type is null or review_type = ${review.reviewType}) order by order_no, id`.execute(tx)
  const of = (kind: string) => rows.filter(({ itemKind }) => itemKind === kind)
  await makeRecords(
    context,
    dimensions,
    of('dimension').map(({ itemName, dimension, weight }) => ({
      ...{ reviewId: review.id, dimension, dimensionName: itemName, weight: weight ?? '1' },
    })),
  )
  await makeRecords(
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
  operations: { conclude, invite },
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
  const [reviewId = ''] = await makeRecords(context, reviews, [values])
  await fillFromTemplate(context, { ...request, id: reviewId })
  await settleReviews(context, [reviewId])
  await sql`update initiate_review set review_id = ${reviewId} where tenant_id = ${session.tenantId} and id = ${request.id}`.execute(
    tx,
  )
  return { reviewId }
}

export const initiateReviewExtension: Extension = { operations: { pass } }
