import { type Core, parentField } from '@bip/contract'
import { use } from 'react'
import { useHost } from './RecordsProvider.tsx'
import { arrived } from './readable.ts'

/** Where the declarations of resources come from: an app fetches those of a module when they are first needed. */
export type ResourceSource = {
  /** The declaration of a key, where it is there already; for work that is no part of drawing, which asks by `load`. */
  known: (key: string) => Core | undefined
  /** Fetches it: undefined for a key that nobody declared. The same promise for the same key, made by `readable` or `arrived`. */
  load: (key: string) => Promise<Core | undefined>
  /** Keys of the resources that hang under one, such as the contacts of a customer. */
  childrenOf: (key: string) => readonly string[]
}

/** A source of resources that are all there, as in stories. */
export function sourceOf(resources: Readonly<Record<string, Core>>): ResourceSource {
  const loads = new Map<string, Promise<Core | undefined>>()
  return {
    known: (key) => resources[key],
    load: (key) => {
      const load = loads.get(key) ?? arrived(resources[key])
      loads.set(key, load)
      return load
    },
    childrenOf: (key) => Object.values(resources).flatMap((child) => (parentField(child, key) ? [child.key] : [])),
  }
}

/** The resource of a key, or undefined where the product does not have it. Suspends while its declaration is on the way. */
export const useResource = (key: string): Core | undefined => {
  const { resources } = useHost()
  return key ? use(resources.load(key)) : undefined
}

/** The resources of some keys, without those that the product does not have. Suspends like `useResource`. */
export const useResourcesOf = (keys: readonly string[]): Core[] => {
  const { resources } = useHost()
  return keys.flatMap((key) => use(resources.load(key)) ?? [])
}

/** What the host knows of resources, for work that is no part of drawing. */
export const useResources = (): ResourceSource => useHost().resources
