import {
  type BarcodeElement,
  type BoxElement,
  barcodeKinds,
  type PrintElement,
  type PrintLayout,
  pagesOfElement,
  printLimits,
  type TableElement,
  type TextElement,
} from './template.ts'

/** Why a text is no layout: where it is wrong, for whoever designs it. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

type Raw = Record<string, unknown>

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

const fault = (where: string): never => {
  throw new LayoutError(where)
}

const numberOf = (raw: Raw, key: string, where: string, { min = 0, max = printLimits.max as number } = {}): number => {
  const value = raw[key]
  return typeof value === 'number' && value >= min && value <= max ? value : fault(`${where}.${key}`)
}

const textOf = (raw: Raw, key: string, where: string, max: number = printLimits.text): string => {
  const value = raw[key]
  return typeof value === 'string' && value.length <= max ? value : fault(`${where}.${key}`)
}

function oneOf<T extends string>(raw: Raw, key: string, where: string, values: readonly T[]): T {
  const value = values.find((one) => one === raw[key])
  return value ?? fault(`${where}.${key}`)
}

const aligns = ['left', 'center', 'right'] as const
const maybe = <T>(raw: Raw, key: string, read: () => T): Record<string, T> =>
  raw[key] === undefined || raw[key] === null ? {} : { [key]: read() }

/** A layout from its JSON text, with nothing in it that no layout has. Throws LayoutError with the place that is wrong. */
export function readLayout(json: string): PrintLayout {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch {
    return fault('JSON')
  }
  if (!isObject(raw)) return fault('JSON')
  const page = { min: printLimits.min }
  const elements = raw.elements
  if (!Array.isArray(elements) || elements.length > printLimits.elements) return fault('elements')
  const read = elements.map((element, at) => readElement(element, `elements[${at}]`))
  if (new Set(read.map(({ id }) => id)).size < read.length) return fault('elements.id')
  if (read.filter(({ kind }) => kind === 'table').length > 1) return fault('elements.table')
  return {
    width: numberOf(raw, 'width', 'page', page),
    height: numberOf(raw, 'height', 'page', page),
    elements: read,
    ...maybe(raw, 'each', () => textOf(raw, 'each', 'page', 60)),
  }
}

function readElement(raw: unknown, where: string): PrintElement {
  if (!isObject(raw)) return fault(where)
  const placed = {
    id: textOf(raw, 'id', where, 40),
    x: numberOf(raw, 'x', where),
    y: numberOf(raw, 'y', where),
    width: numberOf(raw, 'width', where),
    height: numberOf(raw, 'height', where),
    ...maybe(raw, 'on', () => oneOf(raw, 'on', where, pagesOfElement)),
  }
  const size = maybe(raw, 'size', () => numberOf(raw, 'size', where, { min: 3, max: 144 }))
  switch (raw.kind) {
    case 'text':
      return {
        ...placed,
        kind: 'text',
        text: textOf(raw, 'text', where),
        ...size,
        ...maybe(raw, 'bold', () => raw.bold === true),
        ...maybe(raw, 'align', () => oneOf(raw, 'align', where, aligns)),
      } as TextElement
    case 'barcode':
      return {
        ...placed,
        kind: 'barcode',
        code: oneOf(raw, 'code', where, barcodeKinds),
        value: textOf(raw, 'value', where),
        ...maybe(raw, 'showsText', () => raw.showsText === true),
      } as BarcodeElement
    case 'box':
      return { ...placed, kind: 'box', ...maybe(raw, 'stroke', () => numberOf(raw, 'stroke', where, { max: 20 })) } as BoxElement
    case 'table':
      return {
        ...placed,
        kind: 'table',
        lines: textOf(raw, 'lines', where, 60),
        columns: readColumns(raw.columns, where),
        ...size,
        ...maybe(raw, 'againAt', () => numberOf(raw, 'againAt', where)),
      } as TableElement
    default:
      return fault(`${where}.kind`)
  }
}

function readColumns(raw: unknown, where: string): TableElement['columns'] {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > printLimits.columns) return fault(`${where}.columns`)
  return raw.map((column, at) => {
    const place = `${where}.columns[${at}]`
    if (!isObject(column)) return fault(place)
    return {
      field: textOf(column, 'field', place, 60),
      width: numberOf(column, 'width', place, { min: 1 }),
      ...maybe(column, 'title', () => textOf(column, 'title', place, 60)),
      ...maybe(column, 'align', () => oneOf(column, 'align', place, aligns)),
    }
  })
}
