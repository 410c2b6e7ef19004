import { type Field, type Fields, isMoney, isSerial, maxLengthOf, notBeforeOf } from '@bip/contract'
import Big from 'big.js'
import type { Finding } from './rules.ts'

const ceilings: Readonly<Record<string, readonly [min: number, max: number]>> = {
  width: [60, 800],
  scale: [0, 8],
  maxCount: [1, 200],
  maxSizeMB: [1, 100],
  minLines: [0, 2000],
  maxLines: [1, 20_000],
}

/** What is wrong with the options of a field by itself and beside its neighbours; paths begin at the field. */
export function fieldFindings(field: Field, all: Fields): Finding[] {
  return [...ranges(field), ...texts(field, all), ...order(field, all)]
}

function ranges(field: Field): Finding[] {
  const options = Object.entries(field)
  const found = options.flatMap(([name, value]): Finding[] => {
    const limits = Object.hasOwn(ceilings, name) ? ceilings[name] : undefined
    if (!limits || typeof value !== 'number') return []
    const [min, max] = limits
    return value < min || value > max ? [{ path: name, rule: 'bounds', values: { min, max } }] : []
  })
  const maxLength = maxLengthOf(field)
  const [min, max] = ['min' in field ? field.min : undefined, 'max' in field ? field.max : undefined]
  if (typeof min === 'string' && typeof max === 'string' && Big(min).gt(max)) found.push({ path: 'max', rule: 'range' })
  if (maxLength !== undefined && typeof max === 'number' && (max < 1 || max > maxLength))
    found.push({ path: 'max', rule: 'bounds', values: { min: 1, max: maxLength } })
  if (typeof min === 'number' && min > (typeof max === 'number' ? max : 200)) found.push({ path: 'max', rule: 'range' })
  if (field.kind === 'lines' && (field.minLines ?? 0) > (field.maxLines ?? 2000)) found.push({ path: 'maxLines', rule: 'range' })
  return found
}

function texts(field: Field, all: Fields): Finding[] {
  if ('pattern' in field && field.pattern !== undefined && !isPattern(field.pattern))
    return [{ path: 'pattern', rule: 'pattern' }]
  if (isSerial(field) && !isTemplate(field.template, all)) return [{ path: 'template', rule: 'template' }]
  if (isMoney(field) && field.currency !== undefined && !/^[A-Z]{3}$/.test(field.currency))
    return [{ path: 'currency', rule: 'unknown', values: { name: field.currency } }]
  return []
}

/** The browser and the server read it alike, over the whole text. */
function isPattern(source: string): boolean {
  try {
    return source.length > 0 && source.length <= 200 && new RegExp(`^(?:${source})$`, 'u').source !== ''
  } catch {
    return false
  }
}

function isTemplate(template: string, all: Fields): boolean {
  const marks = [...template.matchAll(/\{(.*?)\}/g)].map((match) => match[1] ?? '')
  return (
    template.length <= 40 &&
    marks.every((mark) => /^(yyyy|yy|mm|dd|0{1,9})$/.test(mark) || Object.hasOwn(all, mark)) &&
    marks.filter((mark) => mark.startsWith('0')).length === 1 &&
    !/[{}]/.test(template.replace(/\{.*?\}/g, ''))
  )
}

/** A day that may not be before another names a field of its own kind. */
function order(field: Field, all: Fields): Finding[] {
  const name = notBeforeOf(field)
  if (!name) return []
  const other = Object.hasOwn(all, name) ? all[name] : undefined
  return other?.kind === field.kind && other !== field ? [] : [{ path: 'notBefore', rule: 'unknown', values: { name } }]
}
