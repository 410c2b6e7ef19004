import type { Core } from '@bip/contract'
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
  childrenOf: (key) =>
    (index?.resourceEntries ?? []).flatMap(({ key: child, parents }) => (parents?.includes(key) ? [child] : [])),
}

async function fetchCore(key: string): Promise<Core | undefined> {
  const { entryOf, fetchCores } = await fetchIndex()
  const entry = entryOf(key)
  if (!entry) return undefined
  for (const core of await fetchCores(entry)) cores.set(core.key, core)
  return cores.get(key)
}
