/** How long a period is. */
export type PeriodUnit = 'month' | 'quarter' | 'year'

/** Periods of a unit in one year. */
export const periodsInYear = { month: 12, quarter: 4, year: 1 } as const satisfies Record<PeriodUnit, number>

const shapes: Record<PeriodUnit, RegExp> = {
  month: /^(\d{4})-(0[1-9]|1[0-2])$/,
  quarter: /^(\d{4})-Q([1-4])$/,
  year: /^(\d{4})()$/,
}

/** The place of a period in the row of all periods of its unit, so that they can be counted and compared; null for what is none. */
export const toOrdinal = (value: string | null | undefined, unit: PeriodUnit): number | null => {
  const found = shapes[unit].exec(value ?? '')
  return found ? Number(found[1]) * periodsInYear[unit] + Number(found[2] || 1) - 1 : null
}

/** Year and number within the year, from 1, of the period at that place. */
export const partsOf = (ordinal: number, unit: PeriodUnit): { year: number; part: number } => ({
  year: Math.floor(ordinal / periodsInYear[unit]),
  part: (ordinal % periodsInYear[unit]) + 1,
})

/** 'YYYY-MM', 'YYYY-Qn' or 'YYYY'. */
export const fromOrdinal = (ordinal: number, unit: PeriodUnit): string => {
  const { year, part } = partsOf(ordinal, unit)
  const yearText = String(year).padStart(4, '0')
  if (unit === 'year') return yearText
  return unit === 'month' ? `${yearText}-${String(part).padStart(2, '0')}` : `${yearText}-Q${part}`
}

/** The period in which a day 'YYYY-MM-DD' lies. */
export const periodOfDay = (day: string, unit: PeriodUnit): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return fromOrdinal(year * periodsInYear[unit] + Math.floor(((month - 1) * periodsInYear[unit]) / 12), unit)
}

const englishMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthNumber = (text: string): number => Number(text) || englishMonths.indexOf(text.slice(0, 3).toLowerCase()) + 1

type Reading = { shape: RegExp; year: number; part: number }

/** How people write periods; the numbers say which group of the shape is the year, which the part. */
const readings: Record<PeriodUnit, readonly Reading[]> = {
  month: [
    { shape: /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/, year: 1, part: 2 },
    { shape: /^(\d{4})(\d{2})$/, year: 1, part: 2 },
    { shape: /^(?:tháng\s*)?(\d{1,2})\s*[-/.]\s*(\d{4})$/i, year: 2, part: 1 },
    { shape: /^([a-z]{3,9})\.?\s+(\d{4})$/i, year: 2, part: 1 },
  ],
  quarter: [
    { shape: /^(\d{4})\s*[-/.年]?\s*(?:第|q)?\s*([1-4])\s*(?:季度|季|q)?$/i, year: 1, part: 2 },
    { shape: /^(?:q|quý)\s*([1-4])\s*[-/.]?\s*(\d{4})$/i, year: 2, part: 1 },
  ],
  year: [{ shape: /^(\d{4})\s*年?$/, year: 1, part: 0 }],
}

/** Reads a period as people write it: 2026-11, 2026年11月, 202611, 11/2026, Nov 2026; 2026-Q3, Q3 2026, Quý 3/2026; 2026. Null for anything else. */
export const readPeriod = (text: string, unit: PeriodUnit): string | null => {
  const plain = text.normalize('NFKC').trim()
  for (const { shape, year, part } of readings[unit]) {
    const found = shape.exec(plain)
    if (!found) continue
    const number = part === 0 ? 1 : monthNumber(found[part] ?? '')
    if (number >= 1 && number <= periodsInYear[unit])
      return fromOrdinal(Number(found[year]) * periodsInYear[unit] + number - 1, unit)
  }
  return null
}
