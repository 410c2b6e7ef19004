import { type AnyRecord, label } from '@bip/contract'
import { talentCandidate } from '@bip/contract/resources'
import { sql } from 'kysely'
import { smsLater } from '../../identity/sms/outbox.ts'
import { notify } from '../../messages/notify.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const notOpen = label(
  '职位“{name}”不在招聘中；请先发布该职位，或为候选人选择其他职位',
  'The vacancy “{name}” is not open. Open it first, or choose another one',
  'Vị trí “{name}” không tuyển. Hãy đăng tuyển trước hoặc chọn vị trí khác',
)
const full = label(
  '职位“{name}”的 {count} 个名额已招满；请先增加招聘人数',
  'All {count} people for “{name}” are hired. Raise its headcount first',
  'Vị trí “{name}” đã đủ {count} người. Hãy tăng số người cần tuyển trước',
)
const noPosition = label(
  '候选人还没有应聘职位；请先填写应聘职位',
  'The candidate has no vacancy yet. Choose one first',
  'Ứng viên chưa có vị trí ứng tuyển. Hãy chọn vị trí trước',
)
const past = label(
  '面试时间已过；请选择将来的时间',
  'That time has passed. Choose one to come',
  'Thời gian đã qua. Hãy chọn thời gian sắp tới',
)

type Position = { name: string; status: string; headcount: number; hired: number }

/** The vacancy of a candidate, held until the end of the transaction, so that two cannot take its last place. */
async function positionOf({ tx, session, place }: Context, id: unknown): Promise<Position> {
  const { rows } = await sql<Position>`select position_name as name, position_status as status, headcount::int as headcount,
      (select count(*)::int from talent_candidate c where c.tenant_id = p.tenant_id and c.position_id = p.id and not c.is_deleted
        and c.candidate_status = 'hired') as hired
    from talent_position p where p.tenant_id = ${session.tenantId} and p.id = ${String(id ?? '')} and not p.is_deleted
    for update of p`.execute(tx)
  if (!rows[0]) throw notPossible(place, noPosition)
  return rows[0]
}

/** Nobody is looked at for a vacancy that is not open. */
async function shortlist(context: Context, record: AnyRecord, args: Values): Promise<void> {
  const { name, status } = await positionOf(context, args.positionId ?? record.positionId)
  if (status !== 'open') throw notPossible(context.place, notOpen, { name })
}

const interviewText = label('面试安排', 'Interview', 'Lịch phỏng vấn')
const interviewOf = (name: string, at: string, where: string) =>
  label(
    `请于 ${at} 面试候选人“${name}”${where && `，地点：${where}`}`,
    `You interview the candidate “${name}” at ${at}${where && `, ${where}`}`,
    `Bạn phỏng vấn ứng viên “${name}” lúc ${at}${where && `, ${where}`}`,
  )

/** Whoever interviews hears of it, with a way to the candidate. */
async function interview(context: Context, record: AnyRecord, args: Values): Promise<void> {
  const { tx, session, at, place } = context
  const when = String(args.interviewAt ?? record.interviewAt)
  if (Date.parse(when) < at.getTime()) throw notPossible(place, past)
  await notify(tx, {
    tenantId: session.tenantId,
    userIds: [String(args.interviewerId ?? record.interviewerId)],
    type: 1,
    title: interviewText,
    content: interviewOf(
      String(record.candidateName),
      instantText(when, place.timeZone),
      String(args.interviewPlace ?? record.interviewPlace ?? ''),
    ),
    url: `${talentCandidate.menu?.path}/detail/${record.id}`,
    push: 'message',
    from: session,
    at,
  })
}

const instantText = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** A vacancy takes no more people than it has places. */
async function hire(context: Context, record: AnyRecord): Promise<void> {
  const { name, headcount, hired } = await positionOf(context, record.positionId)
  if (hired >= headcount) throw notPossible(context.place, full, { name, count: headcount })
}

/** Writes to the phone of a candidate; the message stands among the short messages of the administration. */
async function sendSms({ tx, services, session, at }: Context, record: AnyRecord, args: Values): Promise<void> {
  const content = String(args.content).replaceAll('{name}', String(record.candidateName))
  await smsLater(tx, services, {
    tenantId: session.tenantId,
    userId: session.userId,
    phone: String(record.phone),
    content,
    at,
  })
}

export const talentCandidateExtension: Extension = { operations: { shortlist, interview, hire, sendSms } }
