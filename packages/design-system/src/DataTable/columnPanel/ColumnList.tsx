import { type CSSProperties, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { useRowWindow } from '../../foundations/useRowWindow.ts'
import { Hidden } from '../../foundations/visuallyHidden.styles.ts'
import { Ghost } from '../../Tree/Ghost.styles.ts'
import { DropLine, Space } from '../../Tree/TreeParts.styles.ts'
import type { LaidColumn } from '../columns/columnLayout.ts'
import type { ColumnLayout } from '../model/types.ts'
import { columnPanelTexts as texts } from '../texts/ColumnPanel.texts.ts'
import { ColumnListRow, sideTexts } from './ColumnListRow.tsx'
import { ListBox, SideHead } from './ColumnPanel.styles.ts'
import type { PanelRow } from './panelRows.ts'
import { useColumnListEvents } from './useColumnListEvents.ts'
import { useColumnMoves } from './useColumnMoves.ts'

type ColumnListProps = {
  columns: readonly LaidColumn[]
  rows: readonly PanelRow[]
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
  /** What is searched for; the order cannot be changed meanwhile, for between what is found lie others. */
  words: readonly string[]
  /** Only one column is still shown, and stays. */
  isLastShown: boolean
}

const rowHeight = 32

/** All columns in order, with a tick before those that are shown; only the rows near the viewport are in the page. */
export const ColumnList = ({ columns, rows, layout, onLayoutChange, words, isLastShown }: ColumnListProps) => {
  const { t } = useLocale()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const canMove = words.length === 0
  const indexOf = (key: string | null): number => rows.findIndex((row) => row.kind === 'column' && row.column.key === key)
  const active = indexOf(activeKey)
  const { indexes, totalHeight, scrollTo } = useRowWindow({ scroller, count: rows.length, rowHeight, kept: active })
  const moves = useColumnMoves({ scroller, columns, rows, rowHeight, layout, onLayoutChange, canMove, isLastShown })
  const { drag, pointer } = moves

  const events = useColumnListEvents({ rows, active, setActiveKey, scrollTo, moves, canMove })
  // Custom properties, which CSSProperties does not know.
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--panel-row': `${rowHeight}px`,
    '--panel-height': `${totalHeight}px`,
  }

  return (
    <>
      <ListBox
        ref={scroller}
        role="listbox"
        aria-label={t(texts.columns)}
        aria-multiselectable="true"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        data-dragging={drag !== undefined || undefined}
        style={style}
        {...events}
      >
        <Space role="presentation" style={{ height: totalHeight }}>
          {indexes.map((at) => {
            const row = rows[at]
            if (!row) return null
            const top = at * rowHeight
            if (row.kind === 'head')
              return (
                <SideHead key={`head ${row.side}`} aria-hidden="true" style={{ transform: `translateY(${top}px)` }}>
                  <span>{t(sideTexts[row.side ?? 'centre'])}</span>
                  {row.isEmpty && row.side && <span>{t(texts.dropHere)}</span>}
                </SideHead>
              )
            return (
              <ColumnListRow
                key={row.column.key}
                domId={`${id}-${at}`}
                row={row}
                at={at}
                top={top}
                isActive={at === active}
                isCarried={drag?.from === at}
                canMove={canMove}
                words={words}
              />
            )
          })}
          {drag && moves.isChange(drag) && (
            <DropLine
              data-drop="before"
              style={{ transform: `translateY(${Math.max(1, drag.to) * rowHeight}px)`, insetInlineStart: 8 }}
            />
          )}
        </Space>
      </ListBox>
      <Hidden id={`${id}-keys`}>{t(texts.keys)}</Hidden>
      {drag && createPortal(<Ghost ref={pointer.ghost}>{moves.nameAt(drag.from)}</Ghost>, document.body)}
    </>
  )
}
