import type { Choice } from '@bip/contract'
import { apiOf } from '../data/useApi.ts'
import type { RecordsHost } from '../host/RecordsProvider.tsx'

/** Records that were chosen, by id, with what others take over of them. A price that cannot be asked for is typed. */
export async function findChosen(
  { client, resources }: Pick<RecordsHost, 'client' | 'resources'>,
  to: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Choice>> {
  const target = await resources.load(to)
  return target
    ? apiOf(client, target)
        .lookup(ids)
        .catch(() => new Map())
    : new Map()
}
