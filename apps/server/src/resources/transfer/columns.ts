import { holdsFiles, isWritable, type Language, lineOf } from '@bip/contract'
import { flowNamed, type LinesPart, lookupNamed, type Model, type Part, partNamed, rollUpNamed } from '../../model/model.ts'

/** A column of a sheet: a field of the record, or a cell of its lines. A record's lines follow it, one a row, its own columns blank. */
export type SheetColumn = { part: Part; lines?: LinesPart }

const leaving = ['createUser', 'createTime', 'updateTime', 'id']

const own = (parts: readonly Part[]): SheetColumn[] => parts.map((part) => ({ part }))
const cellsOf = (model: Model, fits: (part: Part) => boolean): SheetColumn[] =>
  model.lines.flatMap((lines) => lines.cells.filter((part) => isShown(part) && fits(part)).map((part) => ({ part, lines })))

const isShown = ({ field }: Part): boolean => lineOf(field) === undefined

/**
 * What an export holds. Without `keys` every field that fits a cell, the lines, then who made the record and when, and its id for
 * bringing it back. Keys of no field are passed over.
 */
export const exportColumns = (model: Model, keys: readonly string[] | null = null): SheetColumn[] =>
  keys
    ? own(
        keys.flatMap(
          (key) => partNamed(model, key) ?? lookupNamed(model, key) ?? rollUpNamed(model, key) ?? flowNamed(model, key) ?? [],
        ),
      )
    : wholeColumns(model)

const wholeColumns = (model: Model): SheetColumn[] => [
  ...own(model.parts.filter(({ field }) => !holdsFiles(field))),
  ...own([...model.lookups, ...model.rollUps]),
  ...model.lines.flatMap((lines) => [...lines.cells.filter(isShown), ...lines.lookups].map((part) => ({ part, lines }))),
  ...own(leaving.flatMap((key) => model.base.find((part) => part.key === key) ?? [])),
]

const isSettable = ({ field }: Part): boolean => isWritable(field) && !holdsFiles(field)

/** What an import may set: what a person fills in a form, as far as it fits a cell. */
export const importColumns = (model: Model): SheetColumn[] => [
  ...own(model.parts.filter(isSettable)),
  ...cellsOf(model, isSettable),
]

/** The heading of a column: `数量`, or `物料明细 · 数量` for a cell of the lines. */
export const titleOf = ({ part, lines }: SheetColumn, language: Language): string =>
  lines ? `${lines.field.label[language]} · ${part.field.label[language]}` : part.field.label[language]
