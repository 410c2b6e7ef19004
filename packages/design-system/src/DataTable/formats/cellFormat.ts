import { compareDecimal } from '../../NumberField/decimal.ts'
import { fold } from '../../Select/option.ts'
import type { CellFormat, FormatRule } from '../model/formatRule.ts'
import { type CellValue, isEmptyValue, numberOf, textOf } from '../model/values.ts'

/** Steps of a bar and of a scale: as many looks stand in the style sheet. */
export const barSteps = 20
export const heatSteps = 6

const isDecimal = (value: CellValue): boolean => /^-?\d+(\.\d+)?$/.test(textOf(value))

/** Exact for figures; otherwise by the writing, which is right for days too. */
const compare = (a: CellValue, b: CellValue): number => {
  if (isDecimal(a) && isDecimal(b)) return compareDecimal(textOf(a), textOf(b))
  const [one, other] = [textOf(a), textOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

const holds = (rule: Extract<FormatRule, { kind: 'tone' }>, value: CellValue): boolean => {
  if (rule.when === 'empty') return isEmptyValue(value)
  if (isEmptyValue(value)) return false
  if (rule.when === 'contains') return fold(textOf(value)).includes(fold(String(rule.value)))
  const difference = compare(value, rule.value)
  if (rule.when === 'equals') return difference === 0
  if (rule.when === 'below') return difference < 0
  if (rule.when === 'upTo') return difference <= 0
  return rule.when === 'from' ? difference >= 0 : difference > 0
}

const shareOf = (value: number, from: number, to: number): number =>
  from === to ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)))

const barOf = ({ from, to, tone = 'info' }: Extract<FormatRule, { kind: 'bar' }>, value: CellValue): string => {
  const figure = numberOf(value)
  return Number.isNaN(figure) ? '' : `bar bar-${Math.round(shareOf(figure, from, to) * barSteps)} of-${tone}`
}

const heatOf = (rule: Extract<FormatRule, { kind: 'scale' }>, value: CellValue): string => {
  const { from, to, middle = from, tone = 'info', low = 'danger' } = rule
  const figure = numberOf(value)
  if (Number.isNaN(figure)) return ''
  const isLow = (figure - middle) * (to - from) < 0
  const share = isLow ? shareOf(figure, middle, from) : shareOf(figure, middle, to)
  return `heat heat-${Math.round(share * heatSteps)} of-${isLow ? low : tone}`
}

const lookOf = (rule: FormatRule, value: CellValue): string => {
  if (rule.kind === 'bar') return barOf(rule, value)
  if (rule.kind === 'scale') return heatOf(rule, value)
  return holds(rule, value) ? `tone tone-${rule.tone}` : ''
}

/** The words for a cell's look; none where nothing is said. A format that throws says nothing. */
export const formatWords = <T>(format: CellFormat<T>, value: CellValue, row: T): string => {
  try {
    if (typeof format === 'function') {
      const tone = format(value, row)
      return tone ? `tone tone-${tone}` : ''
    }
    let words = ''
    const said = new Set<string>()
    for (const rule of format) {
      if (said.has(rule.kind)) continue
      const look = lookOf(rule, value)
      if (look === '') continue
      said.add(rule.kind)
      words = words === '' ? look : `${words} ${look}`
    }
    return words
  } catch {
    return ''
  }
}
