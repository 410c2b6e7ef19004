import { type Core, parentField } from '@bip/contract'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResources, useResourcesOf } from '../host/resources.ts'

/** The resources that hang under one and that the reader may see, each with the field that names the record above. */
export const useBelow = (core: Core): [child: Core, key: string][] => {
  const host = useHost()
  return useResourcesOf(useResources().childrenOf(core.key)).flatMap((child): [Core, string][] => {
    const [key] = parentField(child, core.key) ?? []
    return key && mayUse(host, child, 'view') ? [[child, key]] : []
  })
}
