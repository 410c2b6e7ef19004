import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Line } from '../model/lines.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { useCellRange } from '../view/useCellRange.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { CellInput } from './CellInput.tsx'
import type { Editing } from './useEditing.ts'

type Options<T> = {
  editing: Editing<T>
  view: GridView<T>
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
  range: ReturnType<typeof useCellRange<T>>
  focusCell: (at: CellPlace) => void
}

/** The input in the cell that has the focus, where it can be edited, and the keys that work on values. */
export const useCellInput = <T,>({ editing, view, columns, text, range, focusCell }: Options<T>) => {
  const { locale } = useLocale()
  const [active, setActive] = useState<(CellPlace & { key: string }) | null>(null)
  const line = active ? view.lineAt(active.place) : undefined
  const isThere = active !== null && line?.kind === 'row' && line.key === active.key

  const rowKey = active?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is left when another one has the focus, whatever else is drawn.
  useEffect(
    () => () => {
      if (rowKey !== undefined) editing.leaveRow(rowKey)
    },
    [rowKey],
  )

  const onActive = (at: CellPlace): void => {
    const next = view.lineAt(at.place)
    if (next?.kind !== 'row' || at.column < 0) setActive(null)
    else if (next.key !== active?.key || at.column !== active.column || at.place !== active.place)
      setActive({ ...at, key: next.key })
  }
  const clear = (): void => {
    const block = range.block()
    if (!block) return
    const { from, to } = block
    const empty = Array.from({ length: to.place - from.place + 1 }, () => Array<string>(to.column - from.column + 1).fill(''))
    editing.write(from, empty)
  }
  /** Puts the block's first row into all rows below it. */
  const fillDown = (): void => {
    const block = range.block()
    const first = block && view.lineAt(block.from.place)
    if (!block || !first) return
    const { from, to } = block
    const texts = Array.from({ length: to.column - from.column + 1 }, (_, at) => text(first, from.column + at))
    editing.write(
      { place: from.place + 1, column: from.column },
      Array.from({ length: to.place - from.place }, () => texts),
    )
  }

  const key = (event: React.KeyboardEvent, at: CellPlace): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const letter = event.key.toLowerCase()
    if (isCommand && letter === 'z') {
      if (event.shiftKey) editing.redo()
      else editing.undo()
    } else if (isCommand && letter === 'y') editing.redo()
    else if (isCommand && letter === 'd') fillDown()
    else if (event.key === ' ' && columns[at.column]?.type === 'boolean' && editing.canEdit(at)) {
      const [column, current] = [columns[at.column], view.lineAt(at.place)]
      if (column && current?.kind === 'row') editing.setValue(at, !valueReader(column)(current.row))
    } else return false
    return true
  }

  const input = (): ReactNode => {
    if (!isThere || !line || !editing.canEdit(active)) return null
    const [cell, column] = [view.slotAt(active.place)?.cellAt(active.column), columns[active.column]]
    if (!cell || !column || column.type === 'boolean') return null
    return (
      <CellInput
        key={`${active.key} ${column.key} ${locale}`}
        cell={cell}
        label={column.header}
        text={text(line, active.column)}
        error={editing.faultAt(active)}
        onCommit={(typed) => editing.write(active, [[typed]])}
        onClear={clear}
        onPaste={(block) => editing.write(range.block()?.from ?? active, block)}
        onMove={(down, right) => focusCell({ place: active.place + down, column: active.column + right })}
      />
    )
  }
  return { onActive, key, input }
}
