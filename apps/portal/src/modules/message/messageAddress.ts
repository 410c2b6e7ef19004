import type { MessageType } from '@bip/contract'
import type { Box } from './messageCalls.ts'
import { defaultMessageSize, isMessageType, messageSizes } from './messageTypes.ts'

export type MessagesAsked = { box: Box; type: MessageType | undefined; current: number; size: number }

/** What an address asks of the list; what it does not say is the first page of everything received. */
export function readAddress(params: URLSearchParams): MessagesAsked {
  const type = Number(params.get('type'))
  const size = Number(params.get('size'))
  return {
    box: params.get('box') === 'sent' ? 'sent' : 'received',
    type: isMessageType(type) ? type : undefined,
    current: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    size: messageSizes.includes(size) ? size : defaultMessageSize,
  }
}

/** The address that asks it. */
export function writeAddress({ box, type, current, size }: MessagesAsked): URLSearchParams {
  const address = new URLSearchParams()
  if (box === 'sent') address.set('box', box)
  if (type) address.set('type', String(type))
  if (current > 1) address.set('page', String(current))
  if (size !== defaultMessageSize) address.set('size', String(size))
  return address
}
