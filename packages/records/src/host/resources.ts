import type { Core } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { useHost } from './RecordsProvider.tsx'

// Apart from the provider: a shell takes that along at once, and the declarations of all resources only with the first list.

/** The resource of a key, or undefined where the product does not have it. */
export const useResource = (key: string): Core | undefined => (useHost().resources ?? resources)[key]

/** All resources that the host knows. */
export const useResources = (): Readonly<Record<string, Core>> => useHost().resources ?? resources
