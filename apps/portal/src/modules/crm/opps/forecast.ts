import type { AnyRecord } from '@bip/contract'
import { ruleOf, type StageRule } from '@bip/contract/resources'

export type Forecast = {
  key: string
  label: string
  won: readonly AnyRecord[]
  committed: readonly AnyRecord[]
  best: readonly AnyRecord[]
  pipeline: readonly AnyRecord[]
}

/** Months that a forecast looks ahead, this one included. */
const months = 6

const monthOf = (day: unknown): string => String(day ?? '').slice(0, 7)

const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** This month and those that follow, as `YYYY-MM`. */
export const monthsFrom = (today: string): string[] => {
  const found = [monthOf(today)]
  while (found.length < months) found.push(nextMonth(found.at(-1) ?? ''))
  return found
}

const kindOf = (rules: readonly StageRule[], record: AnyRecord): string => ruleOf(rules, record.oppsStatusId)?.stageKind ?? 'open'

const split = (rules: readonly StageRule[], key: string, label: string, records: readonly AnyRecord[]): Forecast => {
  const open = records.filter((record) => kindOf(rules, record) === 'open')
  const of = (category: string) => open.filter(({ forecastCategory }) => forecastCategory === category)
  return {
    key,
    label,
    won: records.filter((record) => kindOf(rules, record) === 'won'),
    committed: of('committed'),
    best: of('best'),
    pipeline: of('pipeline'),
  }
}

/** In which month an opportunity counts: won ones when they were closed, open ones when they are expected; what is overdue counts now. */
const countsIn = (rules: readonly StageRule[], record: AnyRecord, today: string): string => {
  if (kindOf(rules, record) !== 'open') return monthOf(record.closedOn)
  const [now, expected] = [monthOf(today), monthOf(record.oppsExpectedTransactionDate)]
  return [now, expected].sort().at(-1) ?? now
}

/** What is expected month by month, or owner by owner over the same months. */
export function forecastBy(
  by: 'month' | 'owner',
  rules: readonly StageRule[],
  records: readonly AnyRecord[],
  today: string,
): Forecast[] {
  const ahead = monthsFrom(today)
  const counted = records.filter((record) => ahead.includes(countsIn(rules, record, today)))
  if (by === 'month')
    return ahead.map((month) =>
      split(
        rules,
        month,
        month,
        counted.filter((one) => countsIn(rules, one, today) === month),
      ),
    )
  return [...Map.groupBy(counted, ({ bdUserId }) => String(bdUserId ?? ''))].map(([key, of]) =>
    split(rules, key, of[0]?._labels?.bdUserId ?? key, of),
  )
}
