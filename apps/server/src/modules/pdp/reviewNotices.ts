import { type AnyRecord, instantOf, label, say } from '@bip/contract'
import { reviewNotice } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { notify } from '../../messages/notify.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { makeRecords } from './makeRecords.ts'

const notices = modelOf(reviewNotice)

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

const allInvited = label('评审人都已收到评审通知', 'All reviewers are invited already', 'Tất cả người thẩm định đã được mời')

/** When a review begins that says its day only. */
const beginsAt = '09:00:00'

/** Every reviewer who was not invited yet gets an invitation, and hears of it. */
export async function invite(context: Context, review: AnyRecord): Promise<{ count: number }> {
  const { tx, session, place } = context
  const { rows } = await sql<{ id: string }>`select receiver_id as id from review_notice
    where tenant_id = ${session.tenantId} and not is_deleted and review_id = ${review.id} and notice_status <> 'draft'`.execute(
    tx,
  )
  const known = new Set(rows.map(({ id }) => id))
  const receivers = (review.reviewerIds as string[]).filter((id) => !known.has(id))
  if (receivers.length === 0) {
    const reason = say(allInvited, place.language)
    throw new Refusal('invalidFields', { fields: reason }, { fields: { reviewerIds: reason } })
  }
  const values = receivers.map((receiverId) => ({
    ...{ reviewId: review.id, noticeTitle: review.reviewName, noticeStatus: 'sent', receiverId, place: review.place ?? null },
    startsAt: instantOf(`${review.reviewOn} ${beginsAt}`, place.timeZone),
  }))
  const ids = await makeRecords(context, notices, values)
  for (const [at, id] of ids.entries()) await send(context, { ...values[at], id } as AnyRecord)
  return { count: ids.length }
}
