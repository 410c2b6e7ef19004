import type { Module } from '@bip/contract'
import { modules, queriesOf, resourcesOf } from '@bip/contract/resources'
import { pageOf } from './page.ts'

/** The pages of all modules that hold something, by file name, in Markdown. */
export const modulePages = (): ReadonlyMap<string, string> =>
  new Map(
    (modules as readonly Module<string>[]).flatMap((module) => {
      const resources = Object.values(resourcesOf[module.key] ?? {})
      const queries = Object.values(queriesOf[module.key] ?? {})
      if (resources.length + queries.length === 0) return []
      return [[`${module.key}.md`, pageOf({ module, resources, queries })] as const]
    }),
  )
