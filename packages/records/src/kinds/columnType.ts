import type { Kind } from '@bip/contract'
import type { ValueType } from '@bip/design-system'

/** What the values of a kind are in a table and in a file of it; the others are their words. */
const types: Partial<Record<Kind, ValueType>> = { number: 'decimal', money: 'decimal', date: 'date', instant: 'dateTime' }

export const columnTypeOf = ({ kind }: { kind: Kind }): ValueType => types[kind] ?? 'text'
