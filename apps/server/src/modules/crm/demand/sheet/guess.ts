import { fold } from '@bip/contract'
import type { SheetValue } from '../../../../kinds/index.ts'
import type { SheetRow } from '../../../../resources/transfer/reader/protocol.ts'

type Named = { key: string; names: readonly string[] }

/** Rows at the top of a sheet among which its heading is looked for: customers write titles and addresses above it. */
const maxAbove = 20

export const textOf = (cell: SheetValue | undefined): string =>
  cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()

/** Two headings are the same however they are spaced, starred or written. */
export const comparable = (heading: string): string => fold(heading).replace(/[\s*＊:：()（）./_-]+/g, '')

/** Which cell each heading fills, by place: first as it was remembered, else by name; each cell is filled once. */
export function guessColumns(
  headings: readonly string[],
  targets: readonly Named[],
  remembered: ReadonlyMap<string, string>,
): (string | null)[] {
  const byName = new Map(targets.flatMap(({ key, names }) => names.map((name) => [comparable(name), key] as const)).reverse())
  const known = new Set(targets.map(({ key }) => key))
  const taken = new Set<string>()
  const take = (key: string | undefined): string | null => {
    if (!key || !known.has(key) || taken.has(key)) return null
    taken.add(key)
    return key
  }
  const first = headings.map((heading) => take(remembered.get(comparable(heading))))
  return first.map((key, at) => {
    const name = comparable(headings[at] ?? '')
    return key ?? (name === '' || remembered.has(name) ? null : take(byName.get(name)))
  })
}

/** The place of the row that is the heading: the one that names most cells, else the first with most texts. */
export function headingAt(
  sheet: readonly SheetRow[],
  targets: readonly Named[],
  remembered: ReadonlyMap<string, string>,
): number {
  let best = { at: 0, score: -1 }
  for (const [at, { cells }] of sheet.slice(0, maxAbove).entries()) {
    const headings = cells.map(textOf)
    const named = guessColumns(headings, targets, remembered).filter((key) => key !== null).length
    const score = named * 100 + cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length
    if (score > best.score) best = { at, score }
  }
  return best.at
}
