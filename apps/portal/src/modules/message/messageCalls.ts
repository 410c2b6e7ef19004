import { type Message, type MessageChoices, type MessageType, type OpenMessage, type Page, plus } from '@bip/contract'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'

const base = '/blade-message/message'

/** Received ones, or those that the caller sent. */
export type Box = 'received' | 'sent'

/** A message that the caller sent, with those who were told. */
export type SentMessage = Message & { receiverCount: number; receiverNames: string }

export type AskedMessages = { box: Box; type?: MessageType; current: number; size: number }

const listPaths = { received: `${base}/my/list`, sent: `${base}/my/sendList` } as const
const detailPaths = { received: `${base}/detail`, sent: `${base}/sendDetail` } as const

/** One page of messages. Its key begins with the call's path, so that a push asks for it again. */
export function useMessages({ box, type, current, size }: AskedMessages) {
  const { language } = usePreferences()
  const path = listPaths[box]
  return useSWR<Page<Message | SentMessage>, Error>(
    [path, type, current, size, language],
    () => client.request({ method: 'GET', path, query: { current, size, ...(type && { type }) }, silent: true }),
    { keepPreviousData: true },
  )
}

/** Opens a message; one that was received counts as read from then on. */
export const openMessage = (box: Box, id: string): Promise<OpenMessage | (SentMessage & OpenMessage)> =>
  client.request({ method: 'GET', path: detailPaths[box], query: { id }, silent: true })

export const removeMessages = (ids: readonly string[]): Promise<unknown> =>
  client.request({ method: 'POST', path: `${base}/remove`, query: { ids: ids.join(',') } })

export const readAllMessages = (): Promise<unknown> => client.request({ method: 'POST', path: `${base}/readAll` })

/** Sends a message under a key, so that sending again has its effect once. */
export const sendMessage = (body: Record<string, unknown>, idempotencyKey: string): Promise<unknown> =>
  client.request({ method: 'POST', path: `${base}/save`, body, idempotencyKey, safe: true, silent: true })

/** Which messages announce themselves. */
export const useChoices = () =>
  useSWR<MessageChoices, Error>(plus.messageChoices, (path: string) => client.request<MessageChoices>({ path, silent: true }))

/** Stores what announces itself from now on, and answers it. */
export async function submitChoices(choices: MessageChoices): Promise<MessageChoices> {
  await client.request({ method: 'POST', path: plus.submitMessageChoices, body: choices, silent: true })
  return choices
}
