import { type Label, label } from '../../../i18n.ts'
import type { FieldOf } from '../../../kinds/index.ts'

/** Cells of a row of a demand schedule that configurations give a meaning to: `c…` those of a list, `t…` those of a technology. */
export const cellsOf = { list: 'c', technology: 't' } as const

/** Columns that a configuration may ever have; a cell that was given to one is never given to another. */
export const maxColumns = 12

const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

const cell = (name: Label): FieldOf<'text'> => ({ kind: 'text', label: name, max: 300, width: 140 })

/** The configured cells of a row as they are stored. What they are called and may hold is said by the configurations of the schedule. */
export const configuredCells: Readonly<Record<string, FieldOf<'text'>>> = Object.fromEntries([
  ...numbers.map((number) => [`c${number}`, cell(label(`清单列 ${number}`, `List column ${number}`, `Cột danh mục ${number}`))]),
  ...numbers.map((number) => [
    `t${number}`,
    cell(label(`技术列 ${number}`, `Technical column ${number}`, `Cột kỹ thuật ${number}`)),
  ]),
])
