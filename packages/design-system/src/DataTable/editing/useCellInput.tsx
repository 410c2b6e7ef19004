import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { RowOutcome } from '../model/rowOutcome.ts'
import { valueReader } from '../model/valueReader.ts'
import { textOf } from '../model/values.ts'
import { CellInput } from './CellInput.tsx'
import { pickerOf } from './cellPickers.tsx'
import { choiceOf } from './choiceOf.ts'

type Needed<T> = Pick<Services<T>, 'rowSteps' | 'filling' | 'blocks' | 'wayOn'>

/** The cell that has the focus, where it stands in a row. */
const useActiveCell = <T,>({ view }: Table<T>, drafts: Drafts<T>) => {
  const [active, setActive] = useState<(CellPlace & { key: string }) | null>(null)
  const rowKey = active?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is left when another one has the focus, whatever else is drawn.
  useEffect(
    () => () => {
      if (rowKey !== undefined) drafts.leaveRow(rowKey)
    },
    [rowKey],
  )
  const onActive = (at: CellPlace): void => {
    const next = view.lineAt(at.place)
    if (next?.kind !== 'row' || at.column < 0) setActive(null)
    else if (next.key !== active?.key || at.column !== active.column || at.place !== active.place)
      setActive({ ...at, key: next.key })
    else {
      // The focus comes back to where it was: the input is there already.
      const cell = view.slotAt(at.place)?.cellAt(at.column)
      const there = cell === document.activeElement && cell?.querySelector<HTMLInputElement>('.cell-input')
      if (!there) return
      there.focus({ preventScroll: true })
      there.select()
    }
  }
  return { active, onActive }
}

/** Why a value was refused when its row was last stored. */
const refusal = (outcomes: readonly RowOutcome[] = [], key: string, column: string): string | undefined =>
  outcomes.find((one) => one.status !== 'stored' && one.key === key && one.column === column)?.message

/** The input in the cell that has the focus, where it can be edited. */
export const useCellInput = <T,>(table: Table<T>, drafts: Drafts<T>, needed: Needed<T>) => {
  const { options, columns, view, text, focusCell } = table
  const { described } = columns
  const { locale, t } = useLocale()
  const { active, onActive } = useActiveCell(table, drafts)
  const line = active ? view.lineAt(active.place) : undefined
  const isThere = active !== null && line?.kind === 'row' && line.key === active.key
  const column = active ? described[active.column] : undefined
  /** The row before anything was typed into the cell. */
  const base = useRef<T>(null)
  if (isThere && drafts.store.typing === null) base.current = line.row

  const input = (): ReactNode => {
    if (!isThere || !column || !drafts.canEdit(active)) return null
    const cell = view.slotAt(active.place)?.cellAt(active.column)
    const choices = column.edit?.options
    if (!cell || (column.type === 'boolean' && !choices)) return null
    // Of this row, whatever stands there by the time that it is committed.
    const to = { at: active, line: { key: active.key, row: base.current ?? line.row } }
    // Sums or computed cells follow what is typed.
    const isFollowed = options.hasTotals || described.some(({ value }) => value !== undefined)
    const add = (isChild: boolean): boolean => {
      const { rowSteps } = needed
      const canAdd = isChild ? rowSteps?.canAddChild : rowSteps?.canAdd
      if (canAdd) rowSteps?.addAt(active, isChild)
      return canAdd === true
    }
    return (
      <CellInput
        key={`${active.key} ${column.key} ${locale}`}
        cell={cell}
        label={column.header}
        text={text(line, active.column)}
        error={drafts.faultAt(active) ?? refusal(options.rowOutcomes, active.key, column.key)}
        picker={pickerOf(column, line.row, textOf(valueReader(column)(line.row)), t, drafts.faultAt(active) !== undefined)}
        onCommit={(typed) => drafts.enter([choices ? choiceOf(choices, typed, to) : { ...to, text: typed }])}
        onValue={(picked) => drafts.enter([{ ...to, value: picked }])}
        onType={(typed) => isFollowed && drafts.preview(active, typed)}
        onClear={() => needed.filling?.clear(needed.blocks?.block() ?? { from: active, to: active })}
        onMove={(down, right) => {
          if (needed.wayOn?.(active, down, right)) return
          focusCell({ place: active.place + down, column: active.column + right })
        }}
        onAdd={add}
      />
    )
  }
  return { onActive, input }
}
