import type { AnyRecord } from '@bip/contract'
import { addDecimal, type LocaleTools } from '@bip/design-system'

const decimal = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '0')

/** The sum of a field over records, by currency, as decimal strings; the currency of most records first. */
export const sumsOf = (records: readonly AnyRecord[], key: string): [currency: string, sum: string][] => {
  const sums = new Map<string, { sum: string; count: number }>()
  for (const record of records) {
    const currency = String(record.currency ?? 'CNY')
    const before = sums.get(currency) ?? { sum: '0', count: 0 }
    sums.set(currency, { sum: addDecimal(before.sum, decimal(record[key])), count: before.count + 1 })
  }
  return [...sums].sort(([, a], [, b]) => b.count - a.count).map(([currency, { sum }]) => [currency, sum])
}

/** The same sum as a number for the length of a bar, whatever the currency: bars compare, figures are exact. */
export const lengthOf = (records: readonly AnyRecord[], key: string): number =>
  sumsOf(records, key).reduce((total, [, sum]) => total + Number(sum), 0)

/** An amount in few characters: ¥1,486万, ¥14.9M. */
export const shortMoney = ({ formatNumber }: LocaleTools, amount: string, currency: string): string =>
  formatNumber(Number(amount), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  })

/** Sums by currency in one line; a dash where there is nothing. */
export const shortSums = (tools: LocaleTools, records: readonly AnyRecord[], key: string): string =>
  sumsOf(records, key)
    .map(([currency, sum]) => shortMoney(tools, sum, currency))
    .join(' + ') || '—'
