import { useLocale } from '@bip/design-system'
import { ChevronDown, ChevronRight } from '@bip/design-system/icons'
import { useState } from 'react'
import { cardsIn, countIn } from '../model/layout.ts'
import type { BoardColumn, BoardLane } from '../types.ts'
import { BoardCell } from './BoardCell.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import type { ColumnsProps } from './ColumnView.tsx'
import { HeadBox, HeadRow, LaneCell, LaneCount, LaneHead, LaneRow, Lanes, LaneToggle } from './Lanes.styles.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { useColumnGrab } from './useColumnGrab.ts'
import { useFigures } from './useFigures.ts'

type LanesProps<T> = ColumnsProps<T> & { lanes: readonly BoardLane[] }

const LanedHead = <T,>({ column, ...props }: Omit<ColumnsProps<T>, 'columns'> & { column: BoardColumn }) => {
  const { layout, parts, figures, columnAction, collapsed, onToggle, refusal, onRefusalClose } = props
  const { key, title } = column
  const shown = useFigures(column, layout, parts, figures)
  return (
    <HeadBox role="group" aria-label={title} data-collapsed={collapsed.has(key) || undefined} data-grab={useColumnGrab(key)}>
      <ColumnHead
        column={column}
        count={countIn(layout, key)}
        figures={shown}
        action={columnAction?.(column)}
        isCollapsed={collapsed.has(key)}
        onToggle={() => onToggle(key)}
      />
      <RefusalNote column={key} refusal={refusal} onClose={onRefusalClose} />
    </HeadBox>
  )
}

/** Columns that are cut into lanes; all of it scrolls as one. */
export const LanesView = <T,>({ lanes, ...props }: LanesProps<T>) => {
  const { columns, layout, parts, collapsed } = props
  const { formatNumber } = useLocale()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = (lane: string): void => {
    const next = new Set(folded)
    if (!next.delete(lane)) next.add(lane)
    setFolded(next)
  }
  const template = columns.map(({ key }) => (collapsed.has(key) ? '3.2em' : 'minmax(var(--column-min), 1fr)')).join(' ')
  return (
    <Lanes data-scrolls data-across>
      <HeadRow style={{ gridTemplateColumns: template }}>
        {columns.map((column) => (
          <LanedHead key={column.key} {...props} column={column} />
        ))}
      </HeadRow>
      {lanes.map(({ key, title, note }) => {
        const count = columns.reduce((sum, column) => sum + cardsIn(layout, column.key, key).length, 0)
        const isFolded = folded.has(key)
        return (
          <section key={key} aria-label={title}>
            <LaneHead>
              <LaneToggle type="button" aria-expanded={!isFolded} onClick={() => toggle(key)}>
                {isFolded ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
                {title}
                <LaneCount>{formatNumber(count)}</LaneCount>
                {note && <LaneCount>{note}</LaneCount>}
              </LaneToggle>
            </LaneHead>
            {!isFolded && (
              <LaneRow style={{ gridTemplateColumns: template }}>
                {columns.map((column) => (
                  <LaneCell key={column.key} data-drop data-column={column.key} data-lane={key}>
                    {!collapsed.has(column.key) && (
                      <BoardCell
                        column={column.key}
                        lane={key}
                        label={`${title} · ${column.title}`}
                        cards={cardsIn(layout, column.key, key)}
                        parts={parts}
                      />
                    )}
                  </LaneCell>
                ))}
              </LaneRow>
            )}
          </section>
        )
      })}
    </Lanes>
  )
}
