import type { StoredFile } from '../kinds/index.ts'

/** What people say about a record. Beyond the spec's own calls: a gateway without them shows records without comments. */
export const commentCalls = {
  /** GET with `resource`, `id`, `before` (id of a first comment): a `CommentPage`, newest first. */
  list: '/blade-bip/plus/comments',
  /** POST `CommentDraft`: writes a comment, or changes one of the caller's own. Answers `CommentSaved`. */
  submit: '/blade-bip/plus/comments/submit',
  /** POST with `id`: takes away one of the caller's own. */
  remove: '/blade-bip/plus/comments/remove',
} as const

export type CommentPerson = { id: string; name: string }

/** What somebody said about a record. Plain text: who is mentioned stands in it as `@` and their name. */
export type RecordComment = {
  id: string
  /** The first comment of the thread that it answers in; null for a first one. */
  thread: string | null
  userId: string
  userName: string
  /** Blank once its author took it away while answers stand below it. */
  text: string
  mentions: CommentPerson[]
  files: StoredFile[]
  /** Instants; `editedAt` is null while it stands as it was written. */
  createTime: string
  editedAt: string | null
  isTaken: boolean
  /** The caller wrote it, and may change it or take it away. */
  isOwn: boolean
}

/**
 * `comments` are the first ones of threads, `replies` what answers them, oldest first. `total` counts all comments of the record; `next`
 * is what the following page is asked `before`, null at the end.
 */
export type CommentPage = { comments: RecordComment[]; replies: RecordComment[]; total: number; next: string | null }

export type CommentDraft = {
  resource: string
  recordId: string
  /** The comment to change; a new one without. */
  id?: string
  /** The comment that is answered, of the same record: the answer goes to its thread, and its author hears of it. */
  replyTo?: string
  text: string
  /** Ids of people. Each hears of it once, where they may see the record. */
  mentions?: readonly string[]
  /** Ids of stored files. */
  files?: readonly string[]
}

/** `unreached` are those mentioned who may not see the record and were told nothing. */
export type CommentSaved = { comment: RecordComment; unreached: CommentPerson[] }

/** Longest comment, in characters. */
export const maxCommentLength = 4000
export const maxMentions = 20
export const maxCommentFiles = 9
/** Comments of a page. */
export const commentPageSize = 30
/** Answers of one thread. */
export const maxReplies = 200
/** So many are written by one person in a minute. */
export const commentsPerMinute = 20

/** Whether people may say something about records of a resource: they have a page, and their core does not say otherwise. */
export const takesComments = (core: { comments?: false; calls: { detail?: unknown } }): boolean =>
  core.comments !== false && core.calls.detail !== undefined
