import type { Measure } from './breakLines.ts'
import { fill, type PageValues, type PrintData } from './fill.ts'
import { layTable } from './layTable.ts'
import { type Drawn, layText } from './layText.ts'
import type { PrintElement, PrintLayout, TableElement } from './template.ts'

export type PrintPage = { width: number; height: number; items: readonly Drawn[] }

export type LayOutOptions = {
  measure: Measure
  /** What every page knows beside the record, such as the day and the printing person. */
  words?: Readonly<Record<string, string>>
  /** How often each record is printed; its copies follow one another. Default 1. */
  copies?: number
}

/** The pages of records under a template. Preview and paper are drawn from them alike. */
export function layOut(layout: PrintLayout, records: readonly PrintData[], options: LayOutOptions): PrintPage[] {
  const { copies = 1 } = options
  return records
    .flatMap((data) => piecesOf(layout, data))
    .flatMap((data) =>
      Array.from({ length: copies }, (_, copy) => layRecord(layout, data, { ...options, copy: copy + 1 })).flat(),
    )
}

/** What has pages of its own: the record, or each of its lines, numbered by `{line}` of `{lines}`. */
function piecesOf({ each }: PrintLayout, data: PrintData): readonly PrintData[] {
  if (!each) return [data]
  const lines = data.lines[each] ?? []
  return lines.map((line, at) => {
    const cells = Object.entries(line).map(([key, text]) => [`${each}.${key}`, text] as const)
    const counted = { line: String(at + 1), lines: String(lines.length) }
    return { ...data, texts: { ...data.texts, ...counted, ...Object.fromEntries(cells) } }
  })
}

type One = LayOutOptions & { copy: number }

function layRecord(layout: PrintLayout, data: PrintData, { measure, words = {}, copy }: One): PrintPage[] {
  const table = layout.elements.find((element): element is TableElement => element.kind === 'table')
  const others = layout.elements.filter(({ kind }) => kind !== 'table')
  const last = others.filter(({ on }) => on === 'last')
  const below = table ? Math.max(0, ...last.map(({ y, height }) => y + height)) : 0
  const parts = table ? layTable(table, data, { pageHeight: layout.height, below, measure }) : [{ items: [], end: 0 }]
  return parts.map((part, at) => {
    const page: PageValues = { ...words, page: at + 1, pages: parts.length, copy }
    const isLast = at === parts.length - 1
    const shown = others.filter(({ on = 'first' }) => on === 'every' || (on === 'first' && at === 0) || (on === 'last' && isLast))
    const items = shown.flatMap((element) => {
      const shift = table && element.on === 'last' ? part.end : 0
      return layElement(element, shift, (text) => fill(text, data, page), measure)
    })
    return { width: layout.width, height: layout.height, items: [...items, ...part.items] }
  })
}

function layElement(element: PrintElement, shift: number, say: (text: string) => string, measure: Measure): Drawn[] {
  const { x, width, height } = element
  const y = element.y + shift
  switch (element.kind) {
    case 'text':
      return layText({ ...element, y, text: say(element.text) }, measure)
    case 'box':
      return [{ kind: 'box', x, y, width, height, stroke: element.stroke ?? 0.2 }]
    case 'table':
      return []
    case 'barcode': {
      const value = say(element.value).trim()
      const { code, showsText = false } = element
      return value === '' ? [] : [{ kind: 'barcode', x, y, width, height, code, value, showsText }]
    }
  }
}
