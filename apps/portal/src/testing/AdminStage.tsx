import { authCalls, type ErrorKey, errorHeader, type Page, type Settings } from '@bip/contract'
import { useLocale } from '@bip/design-system'
import { RecordsProvider } from '@bip/records'
import { type ReactNode, useEffect, useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { AuthProvider } from '../app/auth.tsx'
import { showLanguage } from '../app/i18n.ts'
import { logLoadFailure } from '../app/loadFailures.ts'
import { preferences } from '../app/preferences.ts'
import { SessionProvider, useSession } from '../app/session.tsx'
import { useRecordsHost } from '../modules/useRecordsHost.ts'

type Asked = { query: URLSearchParams; body: Readonly<Record<string, unknown>> }
/** What a server would answer, by `METHOD /path`. */
export type Answers = Readonly<Record<string, (asked: Asked) => unknown>>

/** A refusal of the story's server. */
export class Refused extends Error {
  readonly status: number
  readonly data: unknown
  readonly key: ErrorKey | undefined

  constructor(status: number, message: string, data: unknown = null, key?: ErrorKey) {
    super(message)
    this.status = status
    this.data = data
    this.key = key
  }
}

/** All of a list as its first page. */
export const paged = <T,>(records: readonly T[]): Page<T> => ({
  records: [...records],
  total: records.length,
  current: 1,
  size: 20,
  pages: 1,
})

export const settings: Settings = {
  title: 'BIP2.0',
  version: '0.1.0',
  languages: ['zh-CN', 'vi', 'en'],
  loginModes: ['password'],
  captcha: 'off',
  sm2PublicKey: '',
  push: '/push',
  tenantId: '000000',
  timeZone: 'Asia/Shanghai',
}

const somebody = (codes: readonly string[]): Answers => ({
  [`GET ${authCalls.userInfo}`]: () => ({
    tenantId: '000000',
    userId: 'user-1',
    account: 'admin',
    realName: '沈知行',
    pwStatus: 0,
  }),
  'GET /blade-system/menu/routes': () => [],
  'GET /blade-system/menu/buttons': () => codes.map((code) => ({ code })),
})

/** Answers the portal's client in place of a server while a story stands; for its `beforeEach`. */
export const serving = (codes: readonly string[], make: () => Answers) => () => {
  const real = globalThis.fetch
  const answers = { ...somebody(codes), ...make() }
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (!pathname.startsWith('/api/')) return real(input, init)
    const answer = answers[`${init?.method ?? 'GET'} ${pathname.slice('/api'.length)}`]
    try {
      if (!answer) throw new Refused(404, pathname)
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
      const data = answer({ query: searchParams, body })
      return data instanceof Response ? data : Response.json({ code: 200, success: true, data: data ?? null, msg: '' })
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      const { status, message, data, key } = thrown
      const headers = key && { [errorHeader]: key }
      return Response.json({ code: status, success: false, data, msg: message }, { status, headers })
    }
  }
  return () => {
    globalThis.fetch = real
  }
}

type AdminStageProps = {
  /** The address at first, and the route that it matches. Default `/`. */
  at?: string
  route?: string
  children: ReactNode
}

/** A page of the administration as somebody signed in sees it, without the frame around it. */
export const AdminStage = ({ at = '/', route = '*', children }: AdminStageProps) => {
  const { locale } = useLocale()
  const [shown, setShown] = useState<string>()
  const [cache] = useState(() => ({
    provider: () => new Map(),
    shouldRetryOnError: false,
    dedupingInterval: 0,
    onError: logLoadFailure,
  }))
  useEffect(() => {
    preferences.set({ language: locale })
    void showLanguage(locale).then(() => setShown(locale))
  }, [locale])
  if (shown !== locale) return null
  return (
    <AuthProvider settings={settings}>
      <SWRConfig value={cache}>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={route} element={<Ready>{children}</Ready>} />
            </Routes>
          </MemoryRouter>
        </SessionProvider>
      </SWRConfig>
    </AuthProvider>
  )
}

/** Nothing before it is known what somebody may do, as the shell has it. */
const Ready = ({ children }: { children: ReactNode }) => (useSession().isReady ? <Hosted>{children}</Hosted> : null)

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>
