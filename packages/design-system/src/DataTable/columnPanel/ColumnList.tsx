import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../../Field/ime.ts'
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
const pageLength = 10

const rowOf = ({ target }: { target: EventTarget }): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : -1
}
const partOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined

/** All columns in order, with a tick before those that are shown; only the rows near the viewport are in the page. */
export const ColumnList = ({ columns, rows, layout, onLayoutChange, words, isLastShown }: ColumnListProps) => {
  const { t } = useLocale()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const reveals = useRef(false)
  const canMove = words.length === 0
  const indexOf = (key: string | null): number => rows.findIndex((row) => row.kind === 'column' && row.column.key === key)
  const active = indexOf(activeKey)
  const { indexes, totalHeight, scrollTo } = useRowWindow({ scroller, count: rows.length, rowHeight, kept: active })
  const moves = useColumnMoves({ scroller, columns, rows, rowHeight, layout, onLayoutChange, canMove, isLastShown })
  const { drag, pointer } = moves

  useLayoutEffect(() => {
    if (reveals.current && active >= 0) scrollTo(active)
    reveals.current = false
  })

  /** The column nearest to a row, looking on in the direction of the way. */
  const goTo = (at: number, by: 1 | -1): void => {
    const clamped = Math.max(0, Math.min(rows.length - 1, at))
    const beyond = by > 0 ? rows.slice(clamped) : rows.slice(0, clamped + 1).reverse()
    const next = beyond.find((row) => row.kind === 'column')
    if (next?.kind !== 'column') return
    reveals.current = true
    setActiveKey(next.column.key)
  }
  const ways: Record<string, readonly [number, 1 | -1]> = {
    ArrowDown: [active + 1, 1],
    ArrowUp: [active - 1, -1],
    PageDown: [active + pageLength, 1],
    PageUp: [active - pageLength, -1],
    Home: [0, 1],
    End: [rows.length - 1, -1],
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return
    const way = ways[event.key]
    if (event.altKey) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moves.step(active, event.key === 'ArrowDown' ? 1 : -1)
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') moves.pin(active, event.key === 'ArrowLeft' ? -1 : 1)
      else return
      reveals.current = true
    } else if (way) goTo(...way)
    else if (event.key === ' ' || event.key === 'Enter') moves.toggle(active)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent): void => {
    const row = rows[rowOf(event)]
    if (row?.kind !== 'column') return
    setActiveKey(row.column.key)
    const part = partOf(event)
    if (canMove && (part === 'grip' || (part === undefined && event.pointerType !== 'touch'))) pointer.down(event, rowOf(event))
  }
  const onClick = (event: MouseEvent): void => {
    if (pointer.wasDrag()) return
    const at = rowOf(event)
    const part = partOf(event)
    if (part === 'start' || part === 'end') moves.pinTo(at, part)
    else if (part === 'unpin') moves.pinTo(at, null)
    else if (part !== 'grip') moves.toggle(at)
  }
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
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (active < 0) goTo(0, 1)
        }}
        onPointerDown={onPointerDown}
        onClick={onClick}
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
