import type { Message } from '@bip/contract'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { client } from '../app/client.ts'
import { isWorkKey } from '../app/useWorkCount.ts'

/** Marks a message as read and goes where it leads. */
export function useReadMessage(): (message: Message) => Promise<void> {
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  return async ({ id, url }) => {
    await client.request({ method: 'GET', path: '/blade-message/message/detail', query: { id }, silent: true })
    void mutate(isWorkKey)
    if (url.startsWith('/')) navigate(url)
  }
}
