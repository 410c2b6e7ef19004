import type { Core } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { resources } from '@bip/contract/resources'
import { useLocale } from '@bip/design-system'
import { createMemoryGateway, type MemoryGateway, type MemoryOptions, samples } from '@bip/memory'
import { type ReactNode, useMemo, useRef } from 'react'
import type { HostStorage, RecordsHost } from '../host/RecordsProvider.tsx'
import { sourceOf } from '../host/resources.ts'
import { RecordsProvider } from '../PickerHost.tsx'

/** The resources of all modules. */
export const allResources = sourceOf(resources)

/** The moment at which the stories play. */
export const storyTime = new Date('2026-11-20T06:32:07Z')

/** A gateway in memory with the sample company. */
export const createWorld = (options: MemoryOptions = {}): MemoryGateway =>
  createMemoryGateway({ now: () => storyTime, ...options, records: { ...samples, ...options.records } })

export type WorldProps = {
  gateway: MemoryGateway
  /** Codes the user has; everything when absent. */
  permissions?: readonly string[]
  /** Hears where the screens lead: `open customer-1`, `edit customer-1`, `/path`. */
  onGo?: (where: string) => void
  /** What an earlier form left. */
  drafts?: HostStorage
  /** The app around shows the way back; default it does not. */
  showsWayBack?: boolean
  /** The resources that the app has; default those of the product. */
  resources?: Readonly<Record<string, Core>>
  /** Records may be collected. Default they may not. */
  hasCollection?: boolean
  /** Records with a template may be printed. Default they may not. */
  hasPrinting?: boolean
  children: ReactNode
}

/** The host of a story: the given gateway, the story's language, nothing kept in the browser. */
export const World = ({
  gateway,
  permissions,
  onGo,
  drafts,
  resources: own,
  hasCollection,
  hasPrinting,
  showsWayBack = false,
  children,
}: WorldProps) => {
  const { locale } = useLocale()
  const language = useRef(locale)
  language.current = locale
  const client = useMemo(
    () =>
      createClient({
        storage: memoryStorage(),
        onSessionEnd: () => undefined,
        language: () => language.current,
        fetch: gateway,
        locks: null,
      }),
    [gateway],
  )
  const storages = useMemo(() => ({ storage: mapStorage(), drafts: drafts ?? mapStorage() }), [drafts])
  const source = useMemo(() => (own ? sourceOf(own) : allResources), [own])
  const host: RecordsHost = {
    client,
    language: locale,
    timeZone: 'Asia/Shanghai',
    resources: source,
    permissions: { has: (code) => permissions?.includes(code) ?? true },
    navigate: (path) => onGo?.(path),
    openRecord: (_, id) => onGo?.(`open ${id}`),
    editRecord: (_, id) => onGo?.(`edit ${id}`),
    listPath: (core) => core.menu?.path ?? `/${core.key}`,
    detailPath: (core: Core, id) => `${core.menu?.path ?? `/${core.key}`}/${id}`,
    hasPrinting,
    hasCollection,
    createPath: (core, defaults) => `${core.menu?.path ?? `/${core.key}`}/new?${new URLSearchParams(defaults)}`,
    showsWayBack: () => showsWayBack,
    ...storages,
  }
  return <RecordsProvider host={host}>{children}</RecordsProvider>
}

/** A storage that lives as long as the page. */
export const mapStorage = (): HostStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
