import { entries, modules } from 'virtual:resources'
import type { Label } from '@bip/contract'

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

/** All resources. It grows with them, so that no first page imports this file; see `resources`. */
export const resourceEntries: readonly ResourceEntry[] = entries

/** The entry of a key; undefined for a key that nobody declared. */
export const entryOf = (key: string): ResourceEntry | undefined => byKey.get(key)

/** What the module of a resource exports. */
export const fetchModule = async ({ module }: ResourceEntry): Promise<Readonly<Record<string, unknown>>> =>
  (await modules[module]?.()) ?? {}
