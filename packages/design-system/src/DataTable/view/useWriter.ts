import { type RefObject, useInsertionEffect, useLayoutEffect, useMemo } from 'react'
import type { useEditing } from '../editing/useEditing.ts'
import { useFind } from '../find/useFind.tsx'
import { useFormats } from '../formats/useFormats.tsx'
import type { Line } from '../model/lines.ts'
import type { DataColumn } from '../types.ts'
import type { GridView } from './GridView.ts'
import { useCellRange } from './useCellRange.ts'
import type { LineWriter } from './writeSlot.ts'

type Options<T> = {
  body: RefObject<HTMLElement | null>
  view: GridView<T>
  viewOf: () => GridView<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
  state: LineWriter<T>['state']
  editing: ReturnType<typeof useEditing<T>>
  isStriped: boolean
  /** Height of a line in px. */
  lineHeight: number
  /** Another one when the lines may have changed. */
  version: unknown
  /** There are other pages. */
  isPaged: boolean
}

/** Words of a cell's look. */
const joined = (some: string, more: string): string => (some && more ? `${some} ${more}` : some || more)

/** What is written of each line: its texts, its state and the marks of whatever marks cells. */
export const useWriter = <T>(options: Options<T>) => {
  const { body, view, viewOf, columns, text, state, editing, isStriped, lineHeight, version, isPaged } = options
  const range = useCellRange<T>(viewOf, text)
  const { mark } = range
  const { mark: draftMark } = editing
  const { mark: formatMark, looks: formatLooks } = useFormats(columns)
  const finding = useFind<T>({ body, viewOf, columns, text, version, isPaged })
  const { mark: foundMark } = finding
  const writer = useMemo<LineWriter<T>>(
    () => ({
      text,
      state,
      isStriped,
      mark: (line, column, place) => {
        const draft = line.kind === 'row' ? draftMark(line.key, column) : ''
        return joined(joined(draft, mark(place, column)), joined(foundMark(place, column), formatMark?.(line, column) ?? ''))
      },
    }),
    [text, state, isStriped, mark, draftMark, foundMark, formatMark],
  )
  // Before the rows adopt their elements, so that each is written once, and by this writer.
  useInsertionEffect(() => view.setWriter(writer), [view, writer])
  useLayoutEffect(() => view.inReact(() => view.followWriter(writer)), [view, writer])
  useLayoutEffect(() => view.inReact(() => view.setRowHeight(lineHeight)), [view, lineHeight])
  return { range, finding, formatLooks }
}
