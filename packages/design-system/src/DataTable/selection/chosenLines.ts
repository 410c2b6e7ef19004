import { keysBetween } from '../lines/keysBetween.ts'
import type { Line, Lines } from '../lines/lines.ts'
import { type DataSelection, isSelected, selectedCount } from '../model/selection.ts'

type Source<T> = {
  lines: Lines<T>
  lineAt: (place: number) => Line<T> | undefined
  selection: DataSelection
  isDisabled: ((key: string) => boolean) | undefined
  /** Chosen, and not one of those that only the caller chooses. */
  isChosen: (key: string) => boolean
  isPaged: boolean
}

/** How many of the lines that are here are chosen: what the box of the header speaks of. */
export const chosenLines = <T>({ lines, lineAt, selection, isDisabled, isChosen, isPaged }: Source<T>) => {
  const { count } = lines
  const total = lineAt(count - 1)?.kind === 'add' ? count - 1 : count
  const onPage = isPaged ? keysBetween(lines, 0, total - 1).filter((key) => !isDisabled?.(key)) : undefined
  const chosen = onPage ? onPage.filter((key) => isSelected(selection, key)).length : selectedCount(selection, total)
  /** What is chosen may be hidden by a filter. */
  const isEachChosen = (): boolean => {
    for (let place = 0; place < total; place += 1) {
      const line = lineAt(place)
      if (line?.kind === 'loading' || (line?.kind === 'row' && !isDisabled?.(line.key) && !isChosen(line.key))) return false
    }
    return true
  }
  return {
    /** Keys of the rows of this page, where there are others. */
    onPage,
    total,
    chosen,
    isAll: chosen > 0 && (onPage ? chosen === onPage.length : isEachChosen()),
  }
}
