import { useInsertionEffect, useLayoutEffect, useMemo } from 'react'
import { useSameList } from '../model/useSameList.ts'
import type { GridView } from './GridView.ts'
import type { LineWriter } from './writeSlot.ts'

type Mark<T> = NonNullable<LineWriter<T>['mark']>

type Options<T> = {
  text: LineWriter<T>['text']
  state: LineWriter<T>['state']
  /** Words for the looks of cells. */
  marks: readonly (Mark<T> | undefined)[]
  isStriped: boolean
  /** Draws cells of painted columns; the same function as long as they draw the same. */
  paint: LineWriter<T>['paint']
  /** Height of a line in px. */
  lineHeight: number
}

/** The words of both for the look of a cell. */
const joined =
  <T>(one: Mark<T>, other: Mark<T>): Mark<T> =>
  (line, column, place) => {
    // One by one: it runs for every cell that is written, and a pair would be an object each time.
    const some = one(line, column, place)
    const more = other(line, column, place)
    return some && more ? `${some} ${more}` : some || more
  }

/** What is written of each line: its texts, its state and the marks of whatever marks cells. */
export const useWriter = <T>(view: GridView<T>, { text, state, marks, isStriped, paint, lineHeight }: Options<T>): void => {
  const there = useSameList(marks.filter((one) => one !== undefined))
  const mark = useMemo(() => {
    const [first, ...rest] = there
    return rest.reduce<Mark<T> | undefined>((all, one) => all && joined(all, one), first)
  }, [there])
  const writer = useMemo<LineWriter<T>>(() => ({ text, state, isStriped, paint, mark }), [text, state, isStriped, paint, mark])
  // Before the rows adopt their elements, so that each is written once, and by this writer.
  useInsertionEffect(() => view.setWriter(writer), [view, writer])
  useLayoutEffect(() => view.inReact(() => view.followWriter(writer)), [view, writer])
  useLayoutEffect(() => view.inReact(() => view.setRowHeight(lineHeight)), [view, lineHeight])
}
