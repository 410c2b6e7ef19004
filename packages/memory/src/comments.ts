import {
  type CommentPage,
  type CommentSaved,
  commentCalls,
  commentPageSize,
  type RecordComment,
  type StoredFile,
  takesComments,
} from '@bip/contract'
import {
  demand,
  labelOf,
  type MemoryCall,
  type MemoryComment,
  type MemoryHandler,
  MemoryRefusal,
  type MemoryState,
  recordOf,
} from './state.ts'

const bodyOf = ({ body }: MemoryCall): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {})
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** What is said about records, by the one user and by those of the samples. */
export function commentHandlers(state: MemoryState): [string, MemoryHandler][] {
  const seen = (resource: unknown, id: unknown, { language }: MemoryCall): { resource: string; recordId: string } => {
    const core = state.resources[String(resource)]
    if (!core || !takesComments(core)) throw new MemoryRefusal('badRequest', { reason: String(resource) })
    demand(state, core, 'view', language)
    return { resource: core.key, recordId: recordOf(state, core, id, language).id }
  }
  const ownOf = (id: unknown): MemoryComment => {
    const found = state.comments.find((one) => one.id === id && !one.isTaken && one.userId === state.session.userId)
    if (!found) throw new MemoryRefusal('notFound', { what: String(id) })
    return found
  }
  const answeredBy = (id: unknown, about: { resource: string; recordId: string }): MemoryComment => {
    const found = state.comments.find(
      (one) => one.id === id && !one.isTaken && one.resource === about.resource && one.recordId === about.recordId,
    )
    if (!found) throw new MemoryRefusal('notFound', { what: String(id) })
    return found
  }
  const present = ({ resource: _resource, recordId: _record, ...comment }: MemoryComment): RecordComment => ({
    ...comment,
    thread: comment.thread ?? null,
    isTaken: comment.isTaken === true,
    isOwn: comment.userId === state.session.userId,
  })

  const list = (call: MemoryCall): CommentPage => {
    const { resource, recordId } = seen(call.query.get('resource'), call.query.get('id'), call)
    const all = state.comments.filter((one) => one.resource === resource && one.recordId === recordId)
    const firsts = all.filter(({ thread }) => thread === undefined).toReversed()
    const before = call.query.get('before')
    const rest = before ? firsts.filter(({ id }) => id < before) : firsts
    const page = rest.slice(0, commentPageSize)
    const next = rest.length > page.length ? (page.at(-1)?.id ?? null) : null
    const replies = all.filter(({ thread }) => page.some(({ id }) => id === thread))
    const total = all.filter(({ isTaken }) => !isTaken).length
    return { comments: page.map(present), replies: replies.map(present), total, next }
  }

  const submit = (call: MemoryCall): CommentSaved => {
    const body = bodyOf(call)
    const about = seen(body.resource, body.recordId, call)
    const text = String(body.text ?? '').trim()
    if (text === '') throw new MemoryRefusal('badRequest', { reason: 'text' })
    const before = body.id === undefined ? undefined : ownOf(body.id)
    const answered = body.replyTo === undefined ? undefined : answeredBy(body.replyTo, about)
    const at = state.now().toISOString()
    const comment: MemoryComment = {
      ...about,
      id: before?.id ?? state.newId(),
      thread: before ? before.thread : (answered?.thread ?? answered?.id),
      userId: state.session.userId,
      userName: state.session.realName,
      text,
      mentions: listOf(body.mentions).map((id) => ({ id, name: labelOf(state, 'user', id) ?? id })),
      files: listOf(body.files).map((id): StoredFile => state.files.get(id) ?? { id, name: id, url: '', size: 0, type: '' }),
      createTime: before?.createTime ?? at,
      editedAt: before ? at : null,
    }
    state.comments = before ? state.comments.map((one) => (one === before ? comment : one)) : [...state.comments, comment]
    // Whoever has left the company sees nothing of it.
    const unreached = comment.mentions.filter(({ id }) => state.tables.get('user')?.get(id)?.status === 'disabled')
    return { comment: present(comment), unreached }
  }

  return [
    [`GET ${commentCalls.list}`, list],
    [`POST ${commentCalls.submit}`, submit],
    [
      `POST ${commentCalls.remove}`,
      (call) => {
        const gone = ownOf(bodyOf(call).id)
        const hasReplies = (first: MemoryComment): boolean => state.comments.some(({ thread }) => thread === first.id)
        if (hasReplies(gone)) Object.assign(gone, { text: '', mentions: [], files: [], isTaken: true })
        else state.comments = state.comments.filter((one) => one !== gone)
        state.comments = state.comments.filter((one) => !one.isTaken || hasReplies(one))
        return null
      },
    ],
  ]
}
