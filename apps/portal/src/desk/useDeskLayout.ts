import { plus } from '@bip/contract'
import { useMemo } from 'react'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { useSession } from '../app/session.tsx'
import { type DeskLayout, readLayout } from './layout.ts'

const keep = (value: string | null): Promise<unknown> =>
  client.request({ method: 'POST', path: plus.submitUserSetting, body: { key: 'desk', value }, silent: true })

/** The user's own workbench, or the usual one. The browser's copy is shown at once; the server's, which follows the user everywhere, after it. */
export function useDeskLayout(usual: DeskLayout) {
  const { user } = useSession()
  const copy = `saber-desk-${user?.userId ?? ''}`
  const { data, mutate } = useSWR<string | null, Error>(
    user && [plus.userSetting, 'desk'],
    async () => {
      const kept = await client.request<string | null>({ path: plus.userSetting, query: { key: 'desk' }, silent: true })
      if (kept === null) localStorage.removeItem(copy)
      else localStorage.setItem(copy, kept)
      return kept
    },
    { revalidateOnFocus: false },
  )
  const text = data === undefined ? localStorage.getItem(copy) : data
  const kept = useMemo(() => readLayout(text), [text])

  /** Stores a layout, or the usual one for null; rejects where that did not work, and the old one comes back. */
  const arrange = async (next: DeskLayout | null): Promise<void> => {
    const value = next && JSON.stringify(next)
    await mutate(
      async () => {
        await keep(value)
        if (value === null) localStorage.removeItem(copy)
        else localStorage.setItem(copy, value)
        return value
      },
      { optimisticData: value, rollbackOnError: true, revalidate: false },
    )
  }
  return { layout: kept ?? usual, isArranged: kept !== null, arrange }
}
