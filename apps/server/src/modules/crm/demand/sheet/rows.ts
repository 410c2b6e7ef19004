import { askedAs, type Field, isEmpty, isFreeText, type Language, label, problemText, say, scaleOf } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { Refusal } from '../../../../base/errors.ts'
import type { Reading, SheetValue } from '../../../../kinds/index.ts'
import type { Values } from '../../../../model/extension.ts'
import { partsOf } from '../../../../model/model.ts'
import type { SheetRow } from '../../../../resources/transfer/reader/protocol.ts'
import { textOf } from './guess.ts'
import type { Target } from './targets.ts'

const unread = label('第 {row} 行“{column}”：{reason}', 'row {row}, “{column}”: {reason}', 'dòng {row}, “{column}”: {reason}')

/** How many faults are named at once. */
const maxNamed = 5

/** Which column of the sheet fills which cell. */
export type Filled = { target: Target; at: number }

/** What a customer writes into a cell, as the kind of the cell takes it; without the rows of sums that have no item and no name. */
export function rowsOf(body: readonly SheetRow[], filled: readonly Filled[], reading: Reading, language: Language): Values[] {
  const fields: Readonly<Record<string, Field>> = Object.fromEntries(filled.map(({ target }) => [target.key, target.field]))
  const parts = new Map(partsOf(fields).map((part) => [part.key, part]))
  const faults: string[] = []
  const rows: Values[] = []
  for (const { number, cells } of body) {
    const row: Values = {}
    for (const { target, at } of filled) {
      const part = parts.get(target.key)
      const cell = plainCell(target.field, cells[at])
      if (!part || isEmpty(cell)) continue
      const read = part.kind.read(part.field, cell, reading)
      if ('value' in read) row[target.key] = read.value
      else {
        const own = part.field.messages?.[read.problem.key]
        const reason = own ? own[language] : problemText(read.problem, language)
        faults.push(say(unread, language, { row: number, column: part.field.label[language], reason }))
      }
    }
    if (isEmpty(row.itemName)) continue
    rows.push({ unit: customerRlist.fields.items.fields.unit.initial, ...row, itemNo: row.itemNo ?? String(rows.length + 1) })
  }
  if (faults.length > 0)
    throw new Refusal('unreadableFile', { reason: faults.slice(0, maxNamed).join('; ') + (faults.length > maxNamed ? ' …' : '') })
  return rows
}

/** Figures stand in texts and texts in figures: `12 台` is twelve, and item 10 the text `10`. */
function plainCell(field: Field, cell: SheetValue | undefined): SheetValue {
  if (cell === null || cell === undefined) return null
  const isFigure = scaleOf(field) !== undefined
  if (isFigure && typeof cell === 'string') return /-?\d[\d,]*(\.\d+)?/.exec(cell)?.[0].replaceAll(',', '') ?? cell
  if (!isFigure && askedAs(field) === 'range' && typeof cell === 'string') return isoDay(cell)
  return isFreeText(field) ? textOf(cell) : cell
}

/** `2026/3/5`, `2026.3.5` and `2026年3月5日` are days as well. */
function isoDay(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})日?$/.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}
