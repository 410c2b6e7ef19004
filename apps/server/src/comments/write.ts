import { type CommentDraft, type CommentSaved, type Label, label, say, sayAll } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { attachable } from '../files/attachable.ts'
import { notify } from '../messages/notify.ts'
import type { Place } from '../model/question.ts'
import { pushLater } from '../push/index.ts'
import type { Session } from '../services/session.ts'
import { alsoSees, type Seen } from './see.ts'
import { type About, answered, holdThread, ownComment, participantsOf, writeComment } from './store.ts'

const mentioned = label(
  '{who} 在“{title}”的评论中提到了您',
  '{who} mentioned you in a comment on “{title}”',
  '{who} đã nhắc đến bạn trong bình luận về “{title}”',
)
const replied = label(
  '{who} 回复了您对“{title}”的评论',
  '{who} replied to your comment on “{title}”',
  '{who} đã trả lời bình luận của bạn về “{title}”',
)
const changed = label('“{title}”有新评论', 'New comment on “{title}”', 'Bình luận mới về “{title}”')
const lostFile = label(
  '附件不存在或无权使用，请重新上传',
  'an attachment is not there or not yours to use; upload it again',
  'tệp đính kèm không tồn tại hoặc không được dùng, hãy tải lại',
)

export type Writing = {
  session: Session
  at: Date
  place: Place
  seen: Seen
  /** Those whom it names or answers, by what they may do. */
  people: readonly Session[]
}

/** Stores a comment, and tells whom it answers, or names for the first time, and may see the record. */
export async function saveComment(tx: Tx, writing: Writing, draft: CommentDraft): Promise<CommentSaved> {
  const { session, at, place, seen, people } = writing
  const { resource, recordId, id, text } = draft
  const about = { resource, recordId }
  const before = id === undefined ? undefined : await ownComment(tx, session, id, place)
  if (before && (before.resource !== resource || before.recordId !== recordId))
    throw new Refusal('badRequest', { reason: 'recordId' })
  const files = await usableFiles(tx, session, draft.files ?? [], before?.files ?? [], place)
  const given = new Set(draft.mentions)
  const mentions = people.flatMap(({ userId }) => (given.has(userId) ? [userId] : []))
  const asked = before ? undefined : await askedBy(tx, writing, about, draft.replyTo)
  const comment = await writeComment(tx, session, {
    ...about,
    id: id ?? newId(),
    thread: asked?.thread ?? null,
    text,
    mentions,
    files,
    at,
    isNew: before === undefined,
  })
  const reached: string[] = []
  for (const person of people) if (await alsoSees(tx, person, seen)) reached.push(person.userId)
  const notified = reached.filter((userId) => userId !== session.userId && !before?.mentions.includes(userId))
  const isAuthor = (userId: string): boolean => userId === asked?.userId
  for (const [title, userIds] of [
    [replied, notified.filter(isAuthor)],
    [mentioned, notified.filter((userId) => !isAuthor(userId))],
  ] as const)
    if (userIds.length > 0)
      await notify(tx, { ...noticeOf(writing, title, about), userIds, type: 1, from: session, at, content: text.slice(0, 500) })
  await tellChange(tx, writing, about, notified)
  return { comment, unreached: comment.mentions.filter((person) => !reached.includes(person.id)) }
}

/** The comment that is answered, with its thread held. */
async function askedBy(tx: Tx, { session, place }: Writing, about: About, replyTo: string | undefined) {
  if (replyTo === undefined) return undefined
  const found = await answered(tx, session, about, replyTo, place)
  await holdThread(tx, session, found.thread, place)
  return found
}

/** Has the pages of those who take part ask for the comments again. */
export async function tellChange(
  tx: Tx,
  writing: Omit<Writing, 'people'>,
  about: About,
  notified: readonly string[] = [],
): Promise<void> {
  const { session, seen } = writing
  const others = await participantsOf(tx, session, about, seen.record.createUser)
  const userIds = others.filter((id) => !notified.includes(id))
  if (userIds.length === 0) return
  const { push, ...notice } = noticeOf(writing, changed, about)
  await pushLater(tx, { ...notice, userIds, type: push, content: '', isQuiet: true })
}

function noticeOf({ session, seen }: Omit<Writing, 'people'>, text: Label, { resource, recordId }: About) {
  const { core } = seen.model
  const name = seen.record[core.display]
  const title = typeof name === 'string' && name !== '' ? name : core.label
  return {
    tenantId: session.tenantId,
    title: sayAll(text, { who: session.realName, title }),
    url: recordAddress(core, recordId),
    push: 'message' as const,
    about: { resource, id: recordId },
  }
}

/** Where the portal shows a record: below its entry of the menu, or at an address of its own. */
const recordAddress = ({ key, menu }: { key: string; menu?: { path: string } }, id: string): string =>
  `${menu?.path ?? `/record/${key}`}/detail/${encodeURIComponent(id)}`

async function usableFiles(
  tx: Tx,
  session: Session,
  ids: readonly string[],
  kept: readonly string[],
  place: Place,
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const found = await attachable(tx, session, wanted, new Set(kept))
  if (wanted.some((id) => !found.has(id))) throw new Refusal('badRequest', { reason: say(lostFile, place.language) })
  return wanted
}
