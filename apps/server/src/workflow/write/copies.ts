import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { addParticipants } from '../../permissions/participants.ts'
import { choosableAmong } from '../../resources/read/chosen.ts'
import type { Instance } from '../instance.ts'
import { tell } from './notices.ts'

/** More people than these are told by a message, which takes the right to send one. */
const maxCopies = 20
const tooMany = label(
  '一次最多抄送 {limit} 人，更多人请由有权限的同事发送消息',
  'at most {limit} people are copied at once; to tell more, ask a colleague who may send messages',
  'mỗi lần gửi bản sao cho tối đa {limit} người; cần báo nhiều hơn, hãy nhờ đồng nghiệp có quyền gửi tin nhắn',
)
const notAtWork = label(
  '抄送人须为在职同事，请重新选择',
  'copies go to colleagues who are at work; choose again',
  'chỉ gửi bản sao cho đồng nghiệp đang làm việc, hãy chọn lại',
)

/** Gives colleagues a copy of a process: they may read it and are told of it. Refuses who is none, and more than twenty. */
export async function copyTo(context: Context, instance: Instance, userIds: readonly string[]): Promise<void> {
  const asked = new Set(userIds)
  if (asked.size === 0) return
  const { tx, session, at, place } = context
  const { tenantId } = session
  const refuse = (text: typeof tooMany) => new Refusal('badRequest', { reason: say(text, place.language, { limit: maxCopies }) })
  if (asked.size > maxCopies) throw refuse(tooMany)
  const known = await choosableAmong(tx, tenantId, [...asked])
  if (known.length < asked.size) throw refuse(notAtWork)
  await addParticipants(tx, tenantId, instance.id, { userIds: known, role: 'copy', at })
  await tell(context, instance, { kind: 'copied', userIds: known })
}
