import { addDays, addMonths } from '../../Calendar/days.ts'
import { addDecimal } from '../../NumberField/decimal.ts'
import { type CellValue, isEmptyValue, numberOf, textOf, type ValueType } from './values.ts'

/** Whether a filled block goes on counting or repeats. */
export type FillMode = 'series' | 'copy'

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

const negated = (text: string): string => (text.startsWith('-') ? text.slice(1) : /^0(\.0*)?$/.test(text) ? text : `-${text}`)

const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000)

/** The step from each figure to the next, exact; undefined where it is not the same everywhere. */
const stepOfDecimals = (texts: readonly string[]): string | undefined => {
  const steps = texts.slice(1).map((text, at) => addDecimal(text, negated(texts[at] ?? '0')))
  const [first] = steps
  return first !== undefined && steps.every((step) => addDecimal(step, negated(first)).replace(/[-0.]/g, '') === '')
    ? first
    : undefined
}

/** Whole months between days that fall on the same day of the month; undefined otherwise. */
const monthsBetween = (from: string, to: string): number | undefined => {
  if (from.slice(8, 10) !== to.slice(8, 10)) return undefined
  const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
  return monthOf(to) - monthOf(from)
}

type Next = (times: number) => CellValue

/** Counts on from the last of these values; undefined where they are no series. `times` begins at 1. */
const seriesOf = (values: readonly CellValue[], type: ValueType): Next | undefined => {
  if (values.length === 0 || values.some(isEmptyValue)) return undefined
  const texts = values.map(textOf)
  const last = texts.at(-1) ?? ''
  if (type === 'number' || type === 'decimal') {
    if (!texts.every(isDecimal)) return undefined
    const step = texts.length === 1 ? '1' : stepOfDecimals(texts)
    if (step === undefined) return undefined
    return (times) => {
      // Multiplied by whole numbers only: as an exact product of the step's digits.
      const [whole = '', fraction = ''] = step.replace('-', '').split('.')
      const product = (BigInt(`${whole}${fraction}`) * BigInt(times)).toString().padStart(fraction.length + 1, '0')
      const cut = product.length - fraction.length
      const by = `${step.startsWith('-') ? '-' : ''}${product.slice(0, cut)}${fraction ? `.${product.slice(cut)}` : ''}`
      const next = addDecimal(last, by)
      return type === 'number' ? Number(next) : next
    }
  }
  if (type === 'date') {
    const days = texts.map(dayNumber)
    if (days.some(Number.isNaN)) return undefined
    if (texts.length === 1) return (times) => addDays(last, times)
    const months = texts.slice(1).map((text, at) => monthsBetween(texts[at] ?? '', text))
    const [month] = months
    if (month && months.every((one) => one === month)) return (times) => addMonths(last, month * times)
    const steps = days.slice(1).map((day, at) => day - (days[at] ?? 0))
    const [step] = steps
    return step !== undefined && steps.every((one) => one === step) ? (times) => addDays(last, step * times) : undefined
  }
  if (type !== 'text') return undefined
  return countedText(texts)
}

const counted = /^(.*?)(\d+)(\D*)$/s

/** Texts that count: "LOT-0009" goes on with "LOT-0010". */
const countedText = (texts: readonly string[]): Next | undefined => {
  const found = texts.map((text) => counted.exec(text))
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last || found.some((one) => one?.[1] !== first[1] || one?.[3] !== first[3])) return undefined
  const figures = found.map((one) => numberOf(one?.[2]))
  if (figures.some((figure) => !Number.isSafeInteger(figure))) return undefined
  const steps = figures.slice(1).map((figure, at) => figure - (figures[at] ?? 0))
  const step = steps[0] ?? 1
  if (steps.some((one) => one !== step)) return undefined
  const [, before = '', digits = '', after = ''] = last
  return (times) => {
    const next = Number(digits) + step * times
    return next < 0 ? textOf(texts.at(-1)) : `${before}${String(next).padStart(digits.length, '0')}${after}`
  }
}

/** What a spreadsheet does without being asked: a single figure is repeated; several figures, days and numbered texts count on. */
export const usualMode = (values: readonly CellValue[], type: ValueType): FillMode =>
  (type === 'number' || type === 'decimal') && values.length === 1 ? 'copy' : 'series'

/** So many further values for cells after these, in the direction in which the values are given; what is no series is repeated. */
export const fillSeries = (values: readonly CellValue[], count: number, type: ValueType, way: FillMode): CellValue[] => {
  const next = way === 'series' ? seriesOf(values, type) : undefined
  return Array.from({ length: count }, (_, at) => (next ? next(at + 1) : values[at % Math.max(1, values.length)]))
}
