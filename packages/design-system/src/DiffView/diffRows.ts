import type { DiffLine, DiffSection } from './textDiff.ts'

/** A row of the comparison: lines on the left and on the right, or lines that are folded away. */
export type DiffRow = { left?: DiffLine; right?: DiffLine } | { fold: string; lines: DiffLine[] }

export type RowOptions = {
  isSplit: boolean
  /** Equal lines that stay in sight around each change. */
  context: number
  /** Keys of folds that were opened. */
  opened: ReadonlySet<string>
}

/** Fewer equal lines are shown: the row that says so would be as high. */
const minFolded = 2

/** The rows of a comparison, equal runs folded. A row of one column has its line on the left, unless it was added. */
export const diffRows = (sections: readonly DiffSection[], { isSplit, context, opened }: RowOptions): DiffRow[] =>
  sections.flatMap((section, index): DiffRow[] => {
    if (section.kind === 'changed') return isSplit ? sideBySide(section) : below(section)
    const head = index === 0 ? 0 : context
    const tail = index === sections.length - 1 ? 0 : context
    const key = String(section.lines[0]?.before ?? 0)
    const folded = section.lines.slice(head, section.lines.length - tail)
    if (folded.length < minFolded || opened.has(key)) return section.lines.map(equal)
    return [
      ...section.lines.slice(0, head).map(equal),
      { fold: key, lines: folded },
      ...section.lines.slice(section.lines.length - tail).map(equal),
    ]
  })

const equal = (line: DiffLine): DiffRow => ({ left: line, right: line })

type Changed = { removed: readonly DiffLine[]; added: readonly DiffLine[] }

const below = ({ removed, added }: Changed): DiffRow[] => [
  ...removed.map((left) => ({ left })),
  ...added.map((right) => ({ right })),
]

const sideBySide = ({ removed, added }: Changed): DiffRow[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({ left: removed[index], right: added[index] }))
