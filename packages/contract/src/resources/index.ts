import type { DeskCard } from '../resource/card.ts'
import type { Choices } from '../resource/choices.ts'
import type { Core } from '../resource/core.ts'
import type { Module } from '../resource/module.ts'
import { coreOfQuery, isPublicQuery, type Query } from '../resource/query.ts'
import { declared } from './declared.ts'
import { modules } from './modules.ts'

export * from './crm/index.ts'
export * from './desk/index.ts'
export * from './knowledge/index.ts'
export * from './labor/index.ts'
export * from './mes/index.ts'
export * from './mmr/index.ts'
export { modules } from './modules.ts'
export * from './mps/index.ts'
export * from './outsourcing/index.ts'
export * from './pda/index.ts'
export * from './pdp/index.ts'
export * from './qms/index.ts'
export * from './scm/index.ts'
export * from './shared/index.ts'
export * from './system/index.ts'
export * from './talent/index.ts'
export * from './walls/index.ts'
export * from './wms/index.ts'
export * from './work/index.ts'

/** The resources of each module, by the module's key and their own. */
export const resourcesOf: Readonly<Record<string, Readonly<Record<string, Core>>>> = Object.fromEntries(
  Object.entries(declared).map(([module, exported]) => [module, Object.fromEntries(Object.entries(exported).filter(isResource))]),
)

/** Every resource of the platform, by key. One gets its table, calls, permissions, menu entry and screens by being exported here. */
export const resources: Readonly<Record<string, Core>> = Object.assign({}, ...Object.values(resourcesOf))

/** What all modules bring to the workbench. */
export const cards: readonly DeskCard[] = (modules as readonly Module<string>[]).flatMap(({ cards = [] }) => cards)

/** The queries of each module, by the module's key and their own; collected by their names as resources are. */
export const queriesOf: Readonly<Record<string, Readonly<Record<string, Query>>>> = Object.fromEntries(
  Object.entries(declared).map(([module, exported]) => [module, Object.fromEntries(Object.entries(exported).filter(isQuery))]),
)

/** Every query of the platform, by key. */
export const queries: Readonly<Record<string, Query>> = Object.assign({}, ...Object.values(queriesOf))

/** What has permissions of its own, by key: resources, and queries that are not for everybody. */
export const permitted: Readonly<Record<string, Core>> = {
  ...resources,
  ...Object.fromEntries(
    Object.values(queries)
      .filter((query) => !isPublicQuery(query) && query.access !== 'signedIn')
      .map((query) => [query.key, coreOfQuery(query)]),
  ),
}

/** The named lookups of the platform, by key. */
export const lookups: Readonly<Record<string, Choices>> = Object.fromEntries(
  Object.values(declared).flatMap((exported) => Object.entries(exported).filter(isChoices)),
)

/** Another look at a resource, such as registrations among the users, has that one's key and is none itself. */
function isResource(entry: [name: string, value: unknown]): entry is [string, Core] {
  const [name, value] = entry
  return typeof value === 'object' && value !== null && 'key' in value && value.key === name && 'calls' in value
}

function isChoices(entry: [name: string, value: unknown]): entry is [string, Choices] {
  const [name, value] = entry
  return typeof value === 'object' && value !== null && 'key' in value && value.key === name && 'of' in value
}

function isQuery(entry: [name: string, value: unknown]): entry is [string, Query] {
  const [name, value] = entry
  return typeof value === 'object' && value !== null && 'key' in value && value.key === name && 'answers' in value
}

/** The resource of a key; throws for a key nobody declared, which is a fault of ours and not of a caller. */
export function resource(key: string): Core {
  const core = resources[key]
  if (!core)
    throw new Error(`No resource is declared with the key "${key}". Add it to its module in packages/contract/src/resources.`)
  return core
}
