import type { AnyRecord, MoneyField } from '@bip/contract'

const signs: Readonly<Record<string, string>> = { CNY: '¥', VND: '₫', USD: '$', EUR: '€' }

/** The sign of an amount's currency: the field's own, else what the record says in `currency`, else CNY. */
export const currencySign = (field: MoneyField, record: Partial<AnyRecord>): string => {
  const code = field.currency ?? (typeof record.currency === 'string' ? record.currency : 'CNY')
  return signs[code] ?? code
}
