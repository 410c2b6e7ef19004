import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { RotateCcw } from 'lucide-react'
import { Fragment, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Ring } from '../Spinner/Spinner.styles.ts'
import { Heading, List, Note, Row } from './CommandPalette.styles.ts'
import { commandPaletteTexts } from './CommandPalette.texts.ts'
import { PaletteItem } from './PaletteItem.tsx'
import type { PaletteRow } from './rows.ts'

export type PaletteListProps = {
  id: string
  label: string
  rows: readonly PaletteRow[]
  /** How many of the rows can be chosen. */
  total: number
  query: string
  /** Index among these of the one that the keyboard stands on; -1 for none. */
  active: number
  onActivate: (place: number) => void
  onChoose: (place: number, event: MouseEvent) => void
}

const heights = { heading: 28, command: 38, loading: 38, failed: 38 } as const satisfies Record<PaletteRow['kind'], number>
const padding = 6
/** Most height of the list in px, as its styles say. */
const viewport = 380

const placeOf = (event: MouseEvent): number => {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
  return row ? Number(row.dataset.place) : -1
}

/** Id of a command's element, for aria-activedescendant. */
export const commandId = (listId: string, place: number): string => `${listId}-${place}`

/** The commands found; only the rows near the viewport are in the page. */
export const PaletteList = ({ id, label, rows, total, query, active, onActivate, onChoose }: PaletteListProps) => {
  const { t } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  const activeRow = active < 0 ? -1 : rows.findIndex((row) => 'place' in row && row.place === active)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      // The field points at this one, so it is in the page also where the wheel has left it behind.
      return activeRow < 0 || near.includes(activeRow) ? near : [...near, activeRow].sort((one, other) => one - other)
    },
    [activeRow],
  )
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    overscan: 4,
    rangeExtractor,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[rows[index]?.kind ?? 'command'],
    getItemKey: (index) => rows[index]?.id ?? index,
    initialRect: { width: 0, height: viewport },
    paddingStart: padding,
    paddingEnd: padding,
    scrollPaddingStart: padding + heights.heading,
    scrollPaddingEnd: padding,
    useFlushSync: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other heights.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves with the command stood on, and back to its beginning with another query.
  useLayoutEffect(() => {
    // What the pointer reached is in sight, and moving it away under the pointer would be a nuisance.
    if (!isPointed.current) virtualizer.scrollToIndex(active <= 0 ? 0 : activeRow, active <= 0 ? { align: 'start' } : undefined)
    isPointed.current = false
  }, [virtualizer, active, query])

  const items = virtualizer.getVirtualItems()
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? padding)

  const content = (row: PaletteRow) => {
    if (row.kind === 'command')
      return (
        <PaletteItem
          key={row.id}
          command={row.command}
          id={commandId(id, row.place)}
          place={row.place}
          total={total}
          query={query}
          isActive={row.place === active}
        />
      )
    if (row.kind === 'heading')
      return (
        <Heading key={row.id} role="presentation">
          {row.label}
        </Heading>
      )
    if (row.kind === 'loading')
      return (
        <Note key={row.id} role="presentation">
          <Ring aria-hidden="true" />
          {t(commandPaletteTexts.searching, { name: row.label })}
        </Note>
      )
    return (
      <Row
        key={row.id}
        id={commandId(id, row.place)}
        role="option"
        aria-selected={row.place === active}
        aria-posinset={row.place + 1}
        aria-setsize={total}
        data-place={row.place}
        data-active={row.place === active || undefined}
      >
        <RotateCcw size={16} aria-hidden />
        {t(commandPaletteTexts.failed, { name: row.label })} · {t(commonTexts.retry)}
      </Row>
    )
  }

  return (
    // The keyboard is handled where the focus is: on the field, which points here by aria-activedescendant.
    <List
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={(event: MouseEvent) => onChoose(placeOf(event), event)}
      onMouseMove={(event: MouseEvent) => {
        const place = placeOf(event)
        if (place < 0 || place === active) return
        isPointed.current = true
        onActivate(place)
      }}
    >
      {items.map(({ index, key, start }, at) => {
        const row = rows[index]
        const room = start - (items[at - 1]?.end ?? 0)
        return (
          <Fragment key={key}>
            {room > 0 && <div style={{ height: room }} role="presentation" />}
            {row && content(row)}
          </Fragment>
        )
      })}
      <div style={{ height: after }} role="presentation" />
    </List>
  )
}
