import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '../Field/ime.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { useOptionWindow } from '../Select/useOptionWindow.ts'
import { Ghost } from '../Tree/Ghost.styles.ts'
import { DropLine, Space } from '../Tree/TreeParts.styles.ts'
import { ListBox } from './Transfer.styles.ts'
import { transferTexts } from './Transfer.texts.ts'
import { TransferRow } from './TransferRow.tsx'
import type { TransferItem } from './transfer.ts'
import { useSorting } from './useSorting.ts'

type TransferListProps = {
  label: string
  items: readonly TransferItem[]
  selected: ReadonlySet<string>
  words: readonly string[]
  isDisabled: boolean
  isReadOnly: boolean
  /** Height of the side around in px. */
  height: number
  /** Takes items into the selection or out of it. */
  onSelect: (items: readonly TransferItem[], isOn: boolean) => void
  /** To the other side: what is selected, or where nothing is, this item. */
  onMove: (key: string) => void
  /** The order can be changed. */
  onSort: ((from: number, to: number) => void) | undefined
}

const rowOf = ({ target }: { target: EventTarget }): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : -1
}
const pageLength = 10
/** Height in px of a side's head and its edges. */
const around = 46

/** One side's items: only those near the viewport are in the page. */
export const TransferList = ({ label, items, selected, words, onSelect, onMove, onSort, ...is }: TransferListProps) => {
  const isLocked = is.isDisabled || is.isReadOnly
  const { t } = useLocale()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ at: -1, reveals: false })
  const anchor = useRef(0)
  const active = Math.min(place.at, items.length - 1)
  const rowHeight = useMemo(() => (items.some(({ description }) => description) ? 44 : 32), [items])
  const { from, to, onScroll } = useOptionWindow({
    scroller,
    count: items.length,
    rowHeight,
    viewportHeight: is.height - around,
    isWindowed: true,
    activeIndex: active,
    isPointed: () => !place.reveals,
    query: words.join(' '),
    turn: place,
  })
  // The list points at the row that the keyboard stands on, so it is in the page also where the wheel has left it behind.
  const near = Array.from({ length: to - from }, (_, index) => from + index)
  const indexes = active < 0 || (active >= from && active < to) ? near : active < from ? [active, ...near] : [...near, active]
  const sorting = useSorting({ scroller, items, rowHeight, onSort })
  const { drag, pointer } = sorting

  const toggle = (at: number, isRange: boolean): void => {
    const item = items[at]
    if (!item || isLocked) return
    const isOn = isRange ? true : !selected.has(item.key)
    const from = isRange ? anchor.current : at
    if (!isRange) anchor.current = at
    onSelect(items.slice(Math.min(from, at), Math.max(from, at) + 1), isOn)
  }
  const goTo = (at: number, isRange: boolean): void => {
    const next = Math.max(0, Math.min(items.length - 1, at))
    if (isRange) toggle(next, true)
    else anchor.current = next
    setPlace({ at: next, reveals: true })
  }
  const targets: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + pageLength,
    PageUp: active - pageLength,
    Home: 0,
    End: items.length - 1,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const target = targets[event.key]
    const item = items[active]
    if (event.altKey) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const by = event.key === 'ArrowDown' ? 1 : -1
      if (!isLocked && sorting.step(active, by)) setPlace({ at: active + by, reveals: true })
    } else if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a' || isLocked) return
      onSelect(items, true)
    } else if (target !== undefined) goTo(target, event.shiftKey)
    else if (event.key === ' ') toggle(active, event.shiftKey)
    else if (event.key === 'Enter' && item && !isLocked) onMove(item.key)
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent): void => {
    const at = rowOf(event)
    if (at >= 0) setPlace({ at, reveals: false })
    const isGrip = event.target instanceof Element && event.target.closest('[data-part="grip"]') !== null
    if (onSort && !isLocked && (isGrip || event.pointerType !== 'touch')) pointer.down(event, at)
  }
  // A custom property, which CSSProperties does not know.
  const style: CSSProperties & Record<`--${string}`, string> = { '--transfer-row': `${rowHeight}px` }

  return (
    <>
      <ListBox
        ref={scroller}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={onSort ? `${id}-sort` : undefined}
        aria-disabled={is.isDisabled || undefined}
        aria-readonly={is.isReadOnly || undefined}
        tabIndex={0}
        data-dragging={drag !== undefined || undefined}
        style={style}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={() => setPlace((before) => (before.at < 0 ? { at: 0, reveals: true } : before))}
        onPointerDown={onPointerDown}
        onClick={(event: MouseEvent) => {
          if (!pointer.wasDrag()) toggle(rowOf(event), event.shiftKey)
        }}
        onDoubleClick={(event: MouseEvent) => {
          const item = items[rowOf(event)]
          if (item && !isLocked) onMove(item.key)
        }}
      >
        <Space role="presentation" style={{ height: items.length * rowHeight }}>
          {indexes.map((at) => {
            const item = items[at]
            if (!item) return null
            return (
              <TransferRow
                // By place, so that another search changes texts instead of making new elements; rows keep no state.
                key={at}
                domId={`${id}-${at}`}
                item={item}
                at={at}
                count={items.length}
                top={at * rowHeight}
                isSelected={selected.has(item.key)}
                isActive={at === active}
                isCarried={drag?.from === at}
                canDrag={onSort !== undefined && !isLocked}
                words={words}
              />
            )
          })}
          {drag && drag.to !== drag.from && drag.to !== drag.from + 1 && (
            <DropLine data-drop="before" style={{ transform: `translateY(${drag.to * rowHeight}px)`, insetInlineStart: 8 }} />
          )}
        </Space>
      </ListBox>
      {onSort && <Hidden id={`${id}-sort`}>{t(transferTexts.sortHelp)}</Hidden>}
      {drag && createPortal(<Ghost ref={pointer.ghost}>{items[drag.from]?.label}</Ghost>, document.body)}
    </>
  )
}
