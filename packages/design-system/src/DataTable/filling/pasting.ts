import { toast } from '../../Toast/toast.ts'
import type { Coming, Entry, KeyedRow } from '../drafts/draftTypes.ts'
import type { CellRange } from '../model/cellPlace.ts'
import { fromTsv } from '../model/clipboard.ts'
import type { FillCells, FillContext } from './fillCells.ts'
import { fillingTexts } from './filling.texts.ts'

/**
 * Puts a copied block into the cells from a corner on. A block that fits into the chosen one several times is put there as often,
 * as spreadsheets do; for what lies past the last row rows are added, where they can be.
 */
export const pasting =
  <T>({ locale: { t, formatNumber }, host, rowSteps }: FillContext<T>, { areHere, isTooMany, enter, put }: FillCells<T>) =>
  (copied: string, chosen: CellRange): void => {
    const block = fromTsv(copied)
    const [height, width] = [block.length, block.reduce((max, row) => Math.max(max, row.length), 0)]
    if (height === 0 || width === 0) return
    const { from } = chosen
    const [rows, across] = [chosen.to.place - from.place + 1, chosen.to.column - from.column + 1]
    const down = rows % height === 0 ? rows / height : 1
    const right = across % width === 0 ? across / width : 1
    const { count } = host.lines
    const room = (host.lineAt(count - 1)?.kind === 'add' ? count - 1 : count) - from.place
    const over = Math.max(0, height * down - room)
    if (isTooMany(height * down * width * right) || !areHere(from.place, from.place + height * down - over - 1)) return
    const entriesOf = (lines: number, added: readonly KeyedRow<T>[]): Entry<T>[] =>
      Array.from({ length: lines }, (_, row) => block[row % height] ?? []).flatMap((texts, row) =>
        Array.from({ length: width * right }, (_, at) => at).flatMap((at) => {
          const text = texts[at % width]
          const place = { place: from.place + row, column: from.column + at }
          return text === undefined ? [] : { at: place, line: row < room ? undefined : added[row - room], text }
        }),
      )
    if (over > 0 && rowSteps?.canAddAtEnd)
      rowSteps.addFor(over, room === 0, (added, coming: Coming<T>) => enter(entriesOf(height * down, added), coming))
    else {
      if (over > 0) toast.info(t(fillingTexts.tooLong, { count: formatNumber(over) }))
      put(entriesOf(height * down - over, []))
    }
  }
