import { type CSSProperties, memo, type ReactNode } from 'react'
import { drawn } from '../CatchErrors/drawn.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { SelectBox } from './SelectBox.tsx'
import { Actions, BodyRow, Cell } from './Table.styles.ts'
import { tableTexts } from './Table.texts.ts'
import type { TableSelection } from './types.ts'
import { pinVariable } from './usePinOffsets.ts'
import { descriptionOf, type ModelColumn } from './useTableModel.ts'

/** What rows call; one object for the life of the table, so that rows can stay as they are. */
export type RowHandlers = {
  press: (key: string) => void
  toggle: (key: string, isRange: boolean) => void
}

export type TableRowProps<T> = {
  row: T
  rowKey: string
  index: number
  columns: readonly ModelColumn<T>[]
  selectionMode?: TableSelection['mode']
  isSelected: boolean
  isSelectable: boolean
  isPressable: boolean
  isInTabOrder: boolean
  rowActions?: (row: T) => ReactNode
  handlers: RowHandlers
}

/** Position and look of a cell in a pinned column. */
export const pinProps = <T,>(column: ModelColumn<T>, columns: readonly ModelColumn<T>[]) => {
  const edge = column.getIsPinned()
  if (!edge) return {}
  const pin = edge === 'start' ? 'left' : 'right'
  const next = columns[columns.indexOf(column) + (edge === 'start' ? 1 : -1)]
  const style: CSSProperties = {
    [edge === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${pinVariable(column.id)})`,
  }
  return { 'data-pin': pin, 'data-pin-edge': next?.getIsPinned() === edge ? undefined : pin, style }
}

const isInteractive = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="button"]') !== null

const Row = <T,>(props: TableRowProps<T>) => {
  const {
    row,
    rowKey,
    index,
    columns,
    selectionMode,
    isSelected,
    isSelectable,
    isPressable,
    isInTabOrder,
    rowActions,
    handlers,
  } = props
  const { t } = useLocale()
  const hasFocus = isPressable || selectionMode !== undefined
  return (
    <BodyRow
      aria-rowindex={index + 2}
      aria-selected={selectionMode ? isSelected : undefined}
      data-row={rowKey}
      data-pressable={isPressable || undefined}
      tabIndex={hasFocus ? (isInTabOrder ? 0 : -1) : undefined}
      onClick={(event) => {
        if (isInteractive(event.target) || window.getSelection()?.isCollapsed === false) return
        if (isPressable) handlers.press(rowKey)
        else if (selectionMode === 'single' && isSelectable) handlers.toggle(rowKey, false)
      }}
    >
      {selectionMode && (
        <Cell data-select="" data-pin="left" style={{ insetInlineStart: 0 }}>
          <SelectBox
            type={selectionMode === 'single' ? 'radio' : 'checkbox'}
            label={t(tableTexts.selectRow, { row: index + 1 })}
            isChecked={isSelected}
            isDisabled={!isSelectable}
            tabIndex={-1}
            onToggle={(isRange) => handlers.toggle(rowKey, isRange)}
          />
        </Cell>
      )}
      {columns.map((column) => {
        const { align, render } = descriptionOf(column)
        const content = drawn(render, row)
        return (
          <Cell
            key={column.id}
            data-align={align}
            {...pinProps(column, columns)}
            title={typeof content === 'string' ? content : undefined}
          >
            {content}
          </Cell>
        )
      })}
      {rowActions && (
        <Cell data-actions="" data-pin="right" style={{ insetInlineEnd: 0 }}>
          <Actions>{drawn(rowActions, row)}</Actions>
        </Cell>
      )}
    </BodyRow>
  )
}

/** One row; stays as it is while its own props stay. */
export const TableRow = memo(Row) as typeof Row // memo loses the type parameter.
