import { label, languages, say } from '@bip/contract'
import { Refusal } from '../../http/errors.ts'
import { fold } from '../../kinds/fold.ts'
import type { Model, Part } from '../model.ts'
import type { Place } from '../question.ts'
import { importColumns } from './columns.ts'
import type { SheetRow } from './protocol.ts'

/** What a column of the sheet is: a field to set, the record's id, or something that only the server says and that is left aside. */
export type Column = { part: Part } | 'id' | 'aside'

const unknown = label('不认识的列：{names}', 'unknown columns: {names}', 'cột không xác định: {names}')
const twice = label('重复的列：{names}', 'columns that are there twice: {names}', 'cột bị lặp: {names}')
const missing = label('缺少必填列：{names}', 'required columns are missing: {names}', 'thiếu cột bắt buộc: {names}')
const empty = label('没有数据行', 'there is no row of data', 'không có dòng dữ liệu')

/** The columns that a sheet's head names, in any language or by key. Throws `unreadableFile` naming what does not fit. */
export function readHead(model: Model, rows: readonly SheetRow[], { language }: Place): Column[] {
  const refuse = (text: typeof unknown, names: readonly string[] = []) =>
    new Refusal('unreadableFile', { reason: say(text, language, { names: names.join(', ').slice(0, 200) }) })
  const [head] = rows
  if (!head || rows.length < 2) throw refuse(empty)
  const known = knownHeadings(model)
  const strangers: string[] = []
  const columns = head.cells.map((cell): Column => {
    const heading = String(cell ?? '').trim()
    if (heading === '') return 'aside'
    const column = known.get(comparable(heading))
    if (!column) strangers.push(heading)
    return column ?? 'aside'
  })
  if (strangers.length > 0) throw refuse(unknown, strangers)
  const set = columns.flatMap((column) => (typeof column === 'object' ? [column.part] : []))
  const doubled = set.filter((part, at) => set.indexOf(part) !== at)
  if (doubled.length > 0)
    throw refuse(
      twice,
      doubled.map(({ field }) => field.label[language]),
    )
  const lacking = importColumns(model).filter(
    (part) => part.field.required && part.field.initial === undefined && !set.includes(part),
  )
  if (lacking.length > 0 && !columns.includes('id'))
    throw refuse(
      missing,
      lacking.map(({ field }) => field.label[language]),
    )
  return columns
}

const comparable = (heading: string) => fold(heading).replace(/[\s*＊:：]+/g, '')

function knownHeadings(model: Model): Map<string, Column> {
  const known = new Map<string, Column>()
  const add = ({ key, field }: Part, column: Column) => {
    for (const name of [key, ...languages.map((language) => field.label[language])])
      if (!known.has(comparable(name))) known.set(comparable(name), column)
  }
  const settable = importColumns(model)
  for (const part of settable) add(part, { part })
  for (const part of model.parts) if (!settable.includes(part)) add(part, 'aside')
  for (const part of model.base) add(part, part.key === 'id' ? 'id' : 'aside')
  return known
}
