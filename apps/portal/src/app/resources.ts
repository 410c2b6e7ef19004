import { entries, modules } from 'virtual:resources'
import { type Core, coreOfQuery, type Fields, type Label, type Query, targetOf } from '@bip/contract'
import { arrived, type ResourceSource, readable } from '@bip/records'

/** What menus, palette and addresses need to know of a resource; its declaration is fetched with its module. */
export type ResourceEntry = {
  key: string
  module: string
  label: Label
  /** Lucide icon name. */
  icon: string
  menu?: { path: string }
  approval?: { processKey: string; route?: string }
  /** The resource under which its records hang. */
  parent?: string
  /** One record can be opened on a page of its own. */
  hasDetail: boolean
  /** People make its records by a form of their own, and not by a process. */
  isMadeByForm: boolean
}

const byKey = new Map(entries.map((entry) => [entry.key, entry]))
const cores = new Map<string, Core>()
const loads = new Map<string, Promise<Core | undefined>>()

export const resourceEntries: readonly ResourceEntry[] = entries

/** The entry of a key; undefined for a key that nobody declared. */
export const entryOf = (key: string): ResourceEntry | undefined => byKey.get(key)

/** The declarations of resources, fetched by module when they are first needed. */
export const resources: ResourceSource = {
  known: (key) => cores.get(key),
  load: (key) => {
    const before = loads.get(key)
    if (before) return before
    const core = cores.get(key)
    const load = core ? arrived(core) : readable(fetchCore(key))
    loads.set(key, load)
    // The next who asks tries again.
    load.catch(() => loads.delete(key))
    return load
  },
  childrenOf: (key) => entries.flatMap(({ key: child, parent }) => (parent === key ? [child] : [])),
}

async function fetchCore(key: string): Promise<Core | undefined> {
  const entry = byKey.get(key)
  if (!entry) return undefined
  const exported = await modules[entry.module]?.()
  for (const [name, value] of Object.entries(exported ?? {}))
    if (byKey.get(name)?.module === entry.module) cores.set(name, coreOf(value as Core | Query)) // by its name it is the declaration
  return cores.get(key)
}

const coreOf = (declared: Core | Query): Core => ('answers' in declared ? coreOfQuery(declared) : declared)

/** Fetches a declaration with those that its pages refer to, so that none of them is waited for later. */
export async function loadForPages(key: string): Promise<Core | undefined> {
  const core = await resources.load(key)
  if (!core) return undefined
  const opened = core.computed?.opens ? [core.computed.opens.resource] : []
  const others = new Set([...targetsOf(core.fields), ...resources.childrenOf(key), ...opened])
  await Promise.all([...others].map(resources.load))
  return core
}

const targetsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'lines' ? targetsOf(field.fields) : (targetOf(field) ?? [])))
