import { checkDecimal, type Figure, sampleDecimal } from './decimal.ts'
import type { Field } from './fields.ts'
import type { BaseOf, FieldKind } from './trait.ts'

/** An amount as decimal string, scale 2 unless said; `currency` is shown, default CNY. */
export type MoneyField = BaseOf<'money'> & Figure & { currency?: string }

/** Whether a field is an amount, which has a currency. */
export const isMoney = (field: Field | undefined): field is MoneyField => field?.kind === 'money'

const scaleOf = ({ scale = 2 }: MoneyField): number => scale

export const money: FieldKind<MoneyField> = {
  check: (field, raw) => checkDecimal(field, scaleOf(field), raw),
  blank: null,
  writtenBy: 'people',
  askedAs: 'range',
  scale: scaleOf,
  samples: (field) => [sampleDecimal(field, scaleOf(field))],
}
