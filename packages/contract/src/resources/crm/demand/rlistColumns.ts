import { type Label, label } from '../../../i18n.ts'
import { isEmpty, type LineCell, type LinesField } from '../../../kinds/index.ts'

/** A column of a configuration as its record holds it. */
export type RlistColumn = {
  title?: unknown
  titleEn?: unknown
  titleVi?: unknown
  columnKind?: unknown
  unit?: unknown
  choices?: unknown
  isRequired?: unknown
  otherNames?: unknown
  cell?: unknown
}

const textOf = (value: unknown): string => (isEmpty(value) ? '' : String(value))

/** What a column is called; Chinese where it has no name of its own in a language. */
export function titleOfColumn({ title, titleEn, titleVi, unit }: RlistColumn): Label {
  const chinese = textOf(title)
  const named = (name: string): string => (isEmpty(unit) ? name : `${name} (${textOf(unit)})`)
  return label(named(chinese), named(textOf(titleEn) || chinese), named(textOf(titleVi) || chinese))
}

/** The words that a column of choices lets in. */
export const choicesOf = ({ choices }: RlistColumn): string[] =>
  textOf(choices)
    .split(/[;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** A configured column as a cell of a row: stored as text, checked and drawn by its kind. */
export function cellOfColumn(column: RlistColumn): LineCell {
  const said = { label: titleOfColumn(column), required: column.isRequired === true, width: 140 }
  if (column.columnKind === 'number') return { kind: 'number', scale: 3, ...said }
  if (column.columnKind === 'date') return { kind: 'date', ...said }
  if (column.columnKind !== 'choice') return { kind: 'text', max: 300, ...said }
  const choices = choicesOf(column)
  const [zh, en, vi] = [choices.join('、'), choices.join(', '), choices.join(', ')]
  return {
    kind: 'text',
    max: 300,
    pattern: choices.map(escaped).join('|'),
    messages: {
      pattern: label(
        `${said.label['zh-CN']}只能是 ${zh}`,
        `${said.label.en} is one of ${en}`,
        `${said.label.vi} là một trong ${vi}`,
      ),
    },
    ...said,
  }
}

/** The rows of a schedule with the columns of its configurations, in their order: no others, and under their names. */
export function configuredRows(field: LinesField, columns: readonly RlistColumn[]): LinesField {
  const own = Object.entries(field.fields).filter(([key]) => !/^[ct]\d+$/.test(key))
  const last = own.findIndex(([key]) => key === 'remark')
  const configured = columns.flatMap((column): [string, LineCell][] =>
    isEmpty(column.cell) ? [] : [[textOf(column.cell), cellOfColumn(column)]],
  )
  const at = last < 0 ? own.length : last
  return { ...field, fields: Object.fromEntries([...own.slice(0, at), ...configured, ...own.slice(at)]) }
}
