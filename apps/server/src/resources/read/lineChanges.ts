import { type LineChange, lineOf, same } from '@bip/contract'
import type { ValueNames } from '../../kinds/index.ts'
import type { LinesPart } from '../../model/model.ts'

type Line = Record<string, unknown>

const linesOf = (value: unknown): Line[] => (Array.isArray(value) ? value : [])

/** What became of the lines of a document, cell by cell: a line is known by its id, wherever it stands. */
export function lineChanges({ field, cells }: LinesPart, before: unknown, after: unknown, words: ValueNames): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)]
  const known = new Map(old.map((line) => [line.id, line]))
  const left = new Set(now.map(({ id }) => id))
  const text = (line: Line): string => words.line(field.fields, line)
  const found = now.map((line, at): LineChange => {
    const was = known.get(line.id)
    if (!was) return { line: at + 1, kind: 'added', text: text(line), cells: [] }
    const changed = cells.filter(({ key, field }) => !lineOf(field) && !same(was[key] ?? null, line[key] ?? null))
    return {
      line: at + 1,
      kind: 'changed',
      text: text(line),
      cells: changed.map(({ key, field, kind }) => ({
        key,
        label: field.label[words.language],
        before: kind.print(field, was[key], words),
        after: kind.print(field, line[key], words),
      })),
    }
  })
  const gone = old.flatMap((line, at): LineChange[] =>
    left.has(line.id) ? [] : [{ line: at + 1, kind: 'removed', text: text(line), cells: [] }],
  )
  return [...found.filter(({ kind, cells }) => kind !== 'changed' || cells.length > 0), ...gone]
}
