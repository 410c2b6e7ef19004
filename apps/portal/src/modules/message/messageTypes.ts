import type { MessageType } from '@bip/contract'
import type { StatusTone } from '@bip/design-system'
import type { Translate } from '../../app/useText.ts'

export const messageTypes = [1, 2, 3, 4] as const satisfies readonly MessageType[]

const keys = { 1: 'normal', 2: 'department', 3: 'approval', 4: 'role' } as const satisfies Record<MessageType, string>

export const typeTones = { 1: 'neutral', 2: 'info', 3: 'pending', 4: 'success' } as const satisfies Record<
  MessageType,
  StatusTone
>

export const typeName = (t: Translate, type: MessageType): string => t(`messages.types.${keys[type]}`)

export const isMessageType = (value: number): value is MessageType => messageTypes.some((type) => type === value)

/** Page sizes of the lists of messages. */
export const messageSizes: readonly number[] = [10, 20, 30, 50]

export const defaultMessageSize = 10
