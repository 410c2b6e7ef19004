import { type Collected, collectCalls } from '@bip/contract'
import useSWR from 'swr'
import { client } from '../../app/client.ts'

/** What the user collected and may still see, newest first; changing it here changes the stars everywhere. */
export function useCollected() {
  const { data, error, mutate } = useSWR<Collected[], Error>(collectCalls.view, (path: string) =>
    client.request<Collected[]>({ path, silent: true }),
  )
  const send = async (path: string, body: object): Promise<void> => {
    await client.request({ method: 'POST', path, body, silent: true })
    await mutate()
  }
  return {
    collected: data,
    error,
    retry: () => void mutate(),
    remark: (id: string, remark: string) => send(collectCalls.remark, { id, remark }),
    remove: ({ resource, recordId }: Collected) => send(collectCalls.remove, { resource, recordId }),
  }
}
