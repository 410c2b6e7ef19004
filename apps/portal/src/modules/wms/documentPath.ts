import { useResource } from '@bip/records'
import { listPath } from '../paths.ts'

/** Where a document of stock has its page; undefined for a kind that has none. `type` is the key of its resource. */
export function useDocumentPath(type: string | null | undefined, id: string | null | undefined): string | undefined {
  const core = useResource(type ?? '')
  return core?.calls.detail && id ? `${listPath(core)}/detail/${encodeURIComponent(id)}` : undefined
}
