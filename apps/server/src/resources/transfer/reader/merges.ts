import type { Limits, RawSheet } from './cells.ts'
import { SheetProblem } from './problem.ts'

/** Work on ranges that overlap or that are mostly blank. */
const maxSteps = 5_000_000

/**
 * Gives every cell of a merged range the content that a person sees over the whole of it. Only rows with content of their own are filled: a
 * range over blank rows makes none.
 */
export function fillMerges({ rows, merges }: RawSheet, { maxColumns, maxCells }: Limits): void {
  if (merges.length === 0) return
  const numbers = [...rows.keys()].sort((one, other) => one - other)
  let steps = 0
  let cells = [...rows.values()].reduce((total, row) => total + row.length, 0)
  for (const { top, left, bottom, right } of merges) {
    const value = rows.get(top)?.[left - 1]
    if (value === undefined) continue
    const lastColumn = Math.min(right, maxColumns)
    for (let at = firstFrom(numbers, top); at < numbers.length; at += 1) {
      const number = numbers[at]
      if (number === undefined || number > bottom) break
      const row = rows.get(number) ?? []
      for (let column = left; column <= lastColumn; column += 1) {
        steps += 1
        if (row[column - 1] !== undefined) continue
        row[column - 1] = value
        cells += 1
      }
      if (steps > maxSteps || cells > maxCells) throw new SheetProblem('tooBig')
    }
  }
}

/** Where the first of the numbers from `least` on stands. */
function firstFrom(numbers: readonly number[], min: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < min) low = middle + 1
    else high = middle
  }
  return low
}
