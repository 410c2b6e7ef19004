import { fold, type Language, type LinesField, languages, type SheetAnalysis } from '@bip/contract'
import { editableCells } from './edits.ts'

const comparable = (heading: string): string => fold(heading).replace(/[\s*＊:：]+/g, '')

/** What the headings of a sheet stand for: cells of a line that a person fills, by their name in any language, as templates name them too. */
export function linesSheet(field: LinesField, sheet: SheetAnalysis, language: Language): SheetAnalysis {
  const keys = editableCells(field)
  const known = new Map<string, string>()
  for (const key of keys)
    for (const tag of languages) {
      const label = field.fields[key]?.label[tag] ?? key
      for (const name of [label, `${field.label[tag]} · ${label}`])
        if (!known.has(comparable(name))) known.set(comparable(name), key)
    }
  return {
    ...sheet,
    head: sheet.head.map((one) => ({ ...one, key: known.get(comparable(one.heading)) ?? null })),
    targets: keys.flatMap((key) => {
      const cell = field.fields[key]
      return cell ? [{ key, label: cell.label[language], required: cell.required === true && cell.initial === undefined }] : []
    }),
  }
}

/** The texts of each row by cell; rows that say nothing are left out. `decimal` is the reader's sign, which a sheet's figures do not have. */
export const lineTexts = (
  { head, rows }: SheetAnalysis,
  columns: Readonly<Record<string, string>>,
  decimal: string,
): Record<string, string>[] =>
  rows.flatMap((cells) => {
    const texts = head.flatMap(({ heading, key }, at) => {
      const target = columns[heading] ?? key ?? ''
      const text = cells[at]?.trim() ?? ''
      return target === '' || text === ''
        ? []
        : [[target, /^-?\d+\.\d+$/.test(text) ? text.replace('.', decimal) : text] as const]
    })
    return texts.length > 0 ? [Object.fromEntries(texts)] : []
  })
