import { type DataListFilter, SegmentedControl, Select } from '@bip/design-system'
import type { Translate } from '../../app/useText.ts'
import type { MessagesAsked } from './messageAddress.ts'
import { messageTypes, typeName } from './messageTypes.ts'

type Ask = (next: Partial<MessagesAsked>) => void

/** The conditions of the list: which box, and messages of one type. */
export const messageConditions = (t: Translate, { box, type }: MessagesAsked, ask: Ask): DataListFilter[] => [
  {
    key: 'box',
    label: t('messages.box'),
    isSet: false,
    draw: () => (
      <SegmentedControl
        label={t('messages.box')}
        value={box}
        onChange={(next) => ask({ box: next })}
        items={[
          { value: 'received', label: t('messages.received') },
          { value: 'sent', label: t('messages.sentBox') },
        ]}
      />
    ),
  },
  {
    key: 'type',
    label: t('messages.type'),
    isSet: type !== undefined,
    draw: () => (
      <Select
        label={t('messages.type')}
        labelHidden
        isClearable
        placeholder={t('messages.allTypes')}
        style={{ width: 160 }}
        options={messageTypes.map((one) => ({ value: String(one), label: typeName(t, one) }))}
        value={type === undefined ? null : String(type)}
        onChange={(value) => ask({ type: messageTypes.find((one) => String(one) === value) })}
      />
    ),
  },
]
