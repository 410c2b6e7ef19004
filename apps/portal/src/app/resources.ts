import { type Core, coreOfQuery, type Fields, type Query, targetOf } from '@bip/contract'
import { arrived, type ResourceSource, readable } from '@bip/records'

const cores = new Map<string, Core>()
const loads = new Map<string, Promise<Core | undefined>>()

type Index = typeof import('./resourceIndex.ts')

/** Fetched with the first declaration, so that it is there for whoever has one. */
let index: Index | undefined

async function fetchIndex(): Promise<Index> {
  index ??= await import('./resourceIndex.ts')
  return index
}

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
  childrenOf: (key) => (index?.resourceEntries ?? []).flatMap(({ key: child, parent }) => (parent === key ? [child] : [])),
}

async function fetchCore(key: string): Promise<Core | undefined> {
  const { entryOf, fetchModule } = await fetchIndex()
  const entry = entryOf(key)
  if (!entry) return undefined
  for (const [name, value] of Object.entries(await fetchModule(entry)))
    if (entryOf(name)?.module === entry.module) cores.set(name, coreOf(value as Core | Query)) // by its name it is the declaration
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
