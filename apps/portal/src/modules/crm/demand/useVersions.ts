import type { AnyRecord } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { apiOf, useHost } from '@bip/records'
import useSWR from 'swr'

/** As many versions as are shown. */
const maxShown = 50

/** All versions of a schedule, the latest first; one that was removed is left out. */
export function useVersions({ id, firstId, version }: AnyRecord): readonly AnyRecord[] {
  const { client } = useHost()
  const first = typeof firstId === 'string' ? firstId : id
  const { data } = useSWR([customerRlist.key, 'versions', first, id, version], async () => {
    const api = apiOf(client, customerRlist)
    const [oldest, later] = await Promise.all([
      api.detail(first).catch(() => undefined),
      api.list({ filters: { firstId: first }, sort: ['-versionNo'], size: maxShown }),
    ])
    return [...later.records, ...(oldest ? [oldest] : [])]
  })
  return data ?? []
}
