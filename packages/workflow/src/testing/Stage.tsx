import { createClient, type Fetch, memoryStorage } from '@bip/contract/client'
import { useLocale } from '@bip/design-system'
import { createMemoryGateway, samples } from '@bip/memory'
import { type RecordsHost, RecordsProvider } from '@bip/records'
import { allResources } from '@bip/records/testing'
import { type ReactNode, useMemo, useRef } from 'react'

/** What a call of the story's gateway answers: data, or a refusal. */
export type Reply = { data: unknown } | { status: number; msg: string; key?: string; data?: unknown }

/** Answers by the end of a call's path; what is not named goes to the sample company in memory. */
export type Replies = Readonly<Record<string, (body: Record<string, unknown>) => Reply | Promise<Reply>>>

const respond = (reply: Reply): Response => {
  const status = 'status' in reply ? reply.status : 200
  const envelope = { code: status, success: status === 200, data: reply.data ?? null, msg: 'msg' in reply ? reply.msg : 'ok' }
  return Response.json(envelope, { status, headers: 'key' in reply && reply.key ? { 'Bip-Error': reply.key } : {} })
}

const gatewayOf = (replies: Replies): Fetch => {
  const company = createMemoryGateway({ records: samples })
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const reply = Object.entries(replies).find(([end]) => pathname.endsWith(end))?.[1]
    if (!reply) return company(input, init)
    const body: unknown = request.method === 'POST' ? await request.json() : {}
    return respond(await reply(body as Record<string, unknown>)) // the pages send objects only
  }
}

const memory = (start: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export type StageProps = {
  replies: Replies
  /** Drafts that the browser keeps from before. */
  drafts?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The host of a story: a gateway that answers as told, in the story's language. */
export const Stage = ({ replies, drafts, children }: StageProps) => {
  const { locale } = useLocale()
  const language = useRef(locale)
  language.current = locale
  const client = useMemo(
    () =>
      createClient({
        baseUrl: 'http://stories.test',
        storage: memoryStorage(),
        onSessionEnd: () => undefined,
        language: () => language.current,
        fetch: gatewayOf(replies),
        locks: null,
      }),
    [replies],
  )
  const storages = useMemo(() => ({ storage: memory(), drafts: memory(drafts) }), [drafts])
  const host: RecordsHost = {
    client,
    language: locale,
    timeZone: 'Asia/Shanghai',
    userId: 'user-zhou',
    resources: allResources,
    permissions: { has: () => true },
    navigate: () => undefined,
    openRecord: () => undefined,
    editRecord: () => undefined,
    listPath: (core) => `/${core.key}`,
    detailPath: (core, id) => `/${core.key}/${id}`,
    createPath: (core) => `/${core.key}/new`,
    ...storages,
  }
  return (
    <RecordsProvider host={host}>
      <div style={{ display: 'flex', minHeight: '100vh' }}>{children}</div>
    </RecordsProvider>
  )
}
