import { entries, modules } from 'virtual:resources'
import { type Core, coreOfQuery, type Label, type Query } from '@bip/contract'

/** What menus, palette and addresses need to know of a resource; its declaration is fetched with its module. */
export type ResourceEntry = {
  key: string
  module: string
  label: Label
  /** Lucide icon name. */
  icon: string
  menu?: { path: string }
  approval?: { processKey: string; route?: string }
  /** The resources under which its records hang. */
  parents?: readonly string[]
  /** One record can be opened on a page of its own. */
  hasDetail: boolean
  /** People make its records by a form of their own, and not by a process. */
  isMadeByForm: boolean
}

const byKey = new Map(entries.map((entry) => [entry.key, entry]))

/** All resources. It grows with them, so that no first page imports this file; see `resources`. */
export const resourceEntries: readonly ResourceEntry[] = entries

/** The entry of a key; undefined for a key that nobody declared. */
export const entryOf = (key: string): ResourceEntry | undefined => byKey.get(key)

/** The declarations of all resources and queries in the module of one. */
export async function fetchCores({ module }: ResourceEntry): Promise<Core[]> {
  const exported = (await modules[module]?.()) ?? {}
  // By its name it is the declaration.
  return Object.entries(exported).flatMap(([name, value]) =>
    byKey.get(name)?.module === module ? [coreOf(value as Core | Query)] : [],
  )
}

const coreOf = (declared: Core | Query): Core => ('answers' in declared ? coreOfQuery(declared) : declared)
