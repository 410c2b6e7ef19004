import type { Core, Language } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { keepShown, RecentAnswers } from './recentAnswers.ts'
import type { ResourceSource } from './resources.ts'

/** Where settings of a user outlive the page, such as localStorage. */
export type HostStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the app lends to the generated screens: the gateway, the language, and the ways to other pages. */
export type RecordsHost = {
  client: Client
  language: Language
  /** IANA zone of the tenant, in which instants are shown. */
  timeZone: string
  permissions: { has: (code: string) => boolean }
  navigate: (path: string) => void
  openRecord: (core: Core, id: string) => void
  editRecord: (core: Core, id: string) => void
  listPath: (core: Core) => string
  detailPath: (core: Core, id: string) => string
  /** `defaults` are values that the new record starts with. */
  createPath: (core: Core, defaults?: Record<string, string>) => string
  /** Whether the app around a page shows the way from a record back to its list; the page itself does otherwise. Default it does not. */
  showsWayBack?: (core: Core) => boolean
  /** The reader may collect records: a star stands on their pages and in the menus of rows. Default they may not. */
  hasCollection?: boolean
  /** The gateway prints: records with a template have a button for it. Default it does not. */
  hasPrinting?: boolean
  /** Whose column settings these are. Default: shared by all users of the browser. */
  userId?: string
  /** Default: the browser's localStorage. */
  storage?: HostStorage
  /** Keeps unsaved input until the tab closes. Default: the browser's sessionStorage. */
  drafts?: HostStorage
  resources: ResourceSource
}

const HostContext = createContext<RecordsHost | null>(null)

export type RecordsProviderProps = { host: RecordsHost; children: ReactNode }

const cacheOptions = {
  provider: () => new RecentAnswers(),
  use: [keepShown],
  shouldRetryOnError: false,
  dedupingInterval: 1000,
  focusThrottleInterval: 30_000,
}

/** Gives every generated screen below it its host, and a cache of answers that lives as long as the client does. */
export const RecordsProvider = ({ host, children }: RecordsProviderProps) => {
  const { client } = host
  // biome-ignore lint/correctness/useExhaustiveDependencies: another client means another session, whose answers must not mix.
  const session = useMemo(() => crypto.randomUUID(), [client])
  return (
    <HostContext value={host}>
      <SWRConfig key={session} value={cacheOptions}>
        <Translated language={host.language} />
        {children}
      </SWRConfig>
    </HostContext>
  )
}

/** Names and messages come from the gateway in the reader's language: another language asks again. */
const Translated = ({ language }: { language: Language }) => {
  const { mutate } = useSWRConfig()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void mutate(() => true)
  }, [language, mutate])
  return null
}

/** The host around the caller; throws where no RecordsProvider is. */
export const useHost = (): RecordsHost => {
  const host = useContext(HostContext)
  if (!host) throw new Error('A generated screen stands outside RecordsProvider. Wrap the app in <RecordsProvider host={…}>.')
  return host
}
