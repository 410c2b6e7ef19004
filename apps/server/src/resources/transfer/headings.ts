import { codeFields, fold, label, languages, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { isId } from '../../db/id.ts'
import { type Model, partNamed } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { exportColumns, importColumns, type SheetColumn, titleOf } from './columns.ts'
import type { SheetRow } from './reader/protocol.ts'

/** What a column of the sheet is: a field to set, the record's id, or something of it or of a line that only the server says. */
export type Column = SheetColumn | 'id' | 'aside' | 'asideLine'

const unknown = label('不认识的列：{names}', 'unknown columns: {names}', 'cột không xác định: {names}')
const twice = label('重复的列：{names}', 'columns that are there twice: {names}', 'cột bị lặp: {names}')
const missing = label('缺少必填列：{names}', 'required columns are missing: {names}', 'thiếu cột bắt buộc: {names}')
const empty = label('没有数据行', 'there is no row of data', 'không có dòng dữ liệu')

/** The columns that a sheet's head names, in any language or by key. Throws `unreadableFile` naming what does not fit. */
export function readHead(
  model: Model,
  rows: readonly SheetRow[],
  { language }: Place,
  named: Readonly<Record<string, string>> = {},
): Column[] {
  const refuse = (text: typeof unknown, names: readonly string[] = []) =>
    new Refusal('unreadableFile', { reason: say(text, language, { names: names.join(', ').slice(0, 200) }) })
  const [head] = rows
  if (!head || rows.length < 2) throw refuse(empty)
  const headings = head.cells.map((cell) => String(cell ?? '').trim())
  const known = knownHeadings(model, headings, rows)
  const strangers: string[] = []
  const columns = headings.map((heading): Column => {
    if (heading === '') return 'aside'
    const own = named[heading]
    if (own === '') return 'aside'
    const column = known.get(comparable(own ?? heading))
    if (!column) strangers.push(heading)
    return column ?? 'aside'
  })
  if (strangers.length > 0) throw refuse(unknown, strangers)
  const set = columns.filter((column) => typeof column === 'object')
  const doubled = set.filter((column, at) => set.indexOf(column) !== at)
  if (doubled.length > 0)
    throw refuse(
      twice,
      doubled.map((column) => titleOf(column, language)),
    )
  const lacking = importColumns(model).filter(
    ({ part, lines }) =>
      part.field.required &&
      part.field.initial === undefined &&
      (!lines || (lines.field.minLines ?? 0) > 0) &&
      !set.some((column) => column.part === part),
  )
  if (lacking.length > 0 && !columns.includes('id'))
    throw refuse(
      missing,
      lacking.map((column) => titleOf(column, language)),
    )
  return columns
}

/** What errors are called in a file of rows that failed, which comes back corrected. */
const ofErrors = label('问题', 'Problem', 'Vấn đề')

/** Which columns headings name, by their place; null for those that name none. */
export function namedColumns(model: Model, headings: readonly string[], rows: readonly SheetRow[]): (Column | null)[] {
  const known = knownHeadings(model, headings, rows)
  return headings.map((heading) => known.get(comparable(heading)) ?? null)
}

const comparable = (heading: string) => fold(heading).replace(/[\s*＊:：]+/g, '')

/** What people call a record's code without saying whose it is; an export calls the id so in some languages. */
const plainCodes = ['编号', '编码', '代码', 'Code', 'Number', 'No', 'No.', 'Mã', 'Mã số'].map(comparable)
const isCodeName = /[号码]$/

/** The code of the record, where it is imported, none of the headings is its own, and what stands below a plain one are no ids. */
function unnamedCode(model: Model, headings: readonly string[], [, ...body]: readonly SheetRow[]): SheetColumn | undefined {
  const keys = codeFields(model.core).filter((key) => isCodeName.test(partNamed(model, key)?.field.label['zh-CN'] ?? ''))
  const column = importColumns(model).find(({ part, lines }) => !lines && keys.includes(part.key))
  if (!column) return undefined
  const names = new Set([column.part.key, ...languages.map((language) => titleOf(column, language))].map(comparable))
  if (headings.some((heading) => names.has(comparable(heading)))) return undefined
  const at = headings.findIndex((heading) => plainCodes.includes(comparable(heading)))
  return body.some(({ cells }) => isId(String(cells[at] ?? '').trim())) ? undefined : column
}

function knownHeadings(model: Model, headings: readonly string[], rows: readonly SheetRow[]): Map<string, Column> {
  const known = new Map<string, Column>()
  const add = (named: SheetColumn, column: Column) => {
    const key = named.lines ? `${named.lines.key}.${named.part.key}` : named.part.key
    for (const name of [key, ...languages.map((language) => titleOf(named, language))])
      if (!known.has(comparable(name))) known.set(comparable(name), column)
  }
  for (const column of importColumns(model)) add(column, column)
  const code = unnamedCode(model, headings, rows)
  if (code) for (const name of plainCodes) if (!known.has(name)) known.set(name, code)
  for (const part of model.base) add({ part }, part.key === 'id' ? 'id' : 'aside')
  for (const column of exportColumns(model)) add(column, column.lines ? 'asideLine' : 'aside')
  for (const part of model.parts) add({ part }, 'aside')
  for (const language of languages)
    if (!known.has(comparable(ofErrors[language]))) known.set(comparable(ofErrors[language]), 'aside')
  return known
}
