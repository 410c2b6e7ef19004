import {
  type CommentDraft,
  type CommentPage,
  type CommentSaved,
  type Core,
  commentCalls,
  type RecordComment,
  takesComments,
} from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { commentsKey } from '../data/refresh.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'

export type Comments = {
  /** The first ones of threads, newest first. */
  comments: readonly RecordComment[]
  /** What answers the comment of an id, oldest first. */
  repliesTo: (id: string) => readonly RecordComment[]
  total: number
  /** Asks for earlier ones, where there are any. */
  earlier?: () => void
  isLoading: boolean
  /** Writes or changes a comment; answers those who were named and may not see the record. Throws what the gateway refuses. */
  write: (draft: Omit<CommentDraft, 'resource' | 'recordId'>) => Promise<CommentSaved['unreached']>
  remove: (id: string) => Promise<void>
}

/** What was said about a record; undefined until it is known and where the gateway or the resource has no comments. */
export function useComments(core: Core, id: string): Comments | undefined {
  const { client } = useHost()
  const [pages, setPages] = useState(1)
  const last = useRef({ said: '', key: '' })
  const { request } = quiet(client)

  const read = async (): Promise<CommentPage | null> => {
    let all: RecordComment[] = []
    let replies: RecordComment[] = []
    let page: CommentPage | undefined
    try {
      for (let at = 0; at < pages && page?.next !== null; at++) {
        const query = { resource: core.key, id, ...(page?.next && { before: page.next }) }
        page = await request<CommentPage>({ path: commentCalls.list, query })
        all = [...all, ...page.comments]
        replies = [...replies, ...page.replies]
      }
    } catch (error) {
      // A gateway without comments shows records without them.
      if (error instanceof ApiError && error.code === 404) return null
      throw error
    }
    return page ? { ...page, comments: all, replies } : null
  }
  const { data, mutate, isValidating } = useSWR(takesComments(core) ? commentsKey(core, id, pages) : null, read, {
    keepPreviousData: true,
  })
  if (!data) return undefined
  return {
    comments: data.comments,
    repliesTo: (first) => data.replies.filter(({ thread }) => thread === first),
    total: data.total,
    earlier: data.next ? () => setPages(pages + 1) : undefined,
    isLoading: isValidating,
    write: async (draft) => {
      const body = { ...draft, resource: core.key, recordId: id }
      const said = JSON.stringify(body)
      // The same words sent again after a broken connection are the same comment.
      if (last.current.said !== said) last.current = { said, key: crypto.randomUUID() }
      const { key: idempotencyKey } = last.current
      const { unreached } = await request<CommentSaved>({ method: 'POST', path: commentCalls.submit, body, idempotencyKey })
      last.current = { said: '', key: '' }
      await mutate()
      return unreached
    },
    remove: async (commentId) => {
      await request({ method: 'POST', path: commentCalls.remove, body: { id: commentId } })
      await mutate()
    },
  }
}
