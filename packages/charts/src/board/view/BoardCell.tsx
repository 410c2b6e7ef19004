import { useLocale } from '@bip/design-system'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { boardTexts } from '../Board.texts.ts'
import type { BoardParts } from '../types.ts'
import { BoardCard } from './BoardCard.tsx'
import { useBoardStores } from './BoardStores.ts'
import { CellList, DropMark, EmptyCell } from './Card.styles.ts'
import { useCellRows } from './useCellRows.ts'
import { useCellWindow } from './useCellWindow.ts'

type Props<T> = {
  column: string
  lane: string
  /** Name of the list for screen readers. */
  label: string
  cards: readonly string[]
  parts: BoardParts<T>
}

/** The row of the card that the keyboard stands on, -1 if it is not here, and whether it has yet to take the focus. */
const useFocusedRow = (rows: readonly (string | null)[]) => {
  const { focused } = useBoardStores()
  const row = useSyncExternalStore(focused.subscribe, () => {
    const { card } = focused.get()
    return card === null ? -1 : rows.indexOf(card)
  })
  const isAsked = useSyncExternalStore(focused.subscribe, () => focused.get().isAsked)
  return { row, isAsked: isAsked && row >= 0 }
}

/** The cards of a column, or of its part in a lane: only those near what is seen are in the page. */
export const BoardCell = <T,>({ column, lane, label, cards, parts }: Props<T>) => {
  const { t } = useLocale()
  const { grab } = useBoardStores()
  const list = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const { rowHeight, cardHeight } = parts
  const { rows, dragged, dropIndex } = useCellRows(cards, column, lane)
  const focused = useFocusedRow(rows)
  const { first, end } = useCellWindow({ list, count: rows.length, rowHeight })
  useLayoutEffect(() => {
    if (dropIndex >= 0 && grab.get()?.by === 'keys') mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [dropIndex, grab])

  const inPage = new Set(Array.from({ length: Math.min(end, rows.length) - first }, (_, at) => first + at))
  if (focused.row >= 0) inPage.add(focused.row)
  if (dropIndex >= 0) inPage.add(dropIndex)
  // An empty list would be announced as one that is broken.
  const named = cards.length > 0 ? { role: 'list', 'aria-label': label } : {}
  const shown = [...inPage].sort((a, b) => a - b)
  return (
    <CellList style={{ height: Math.max(1, rows.length) * rowHeight }} data-list>
      {cards.length === 0 && dropIndex < 0 && <EmptyCell>{t(boardTexts.emptyColumn)}</EmptyCell>}
      {dropIndex >= 0 && (
        <DropMark ref={mark} aria-hidden style={{ transform: `translateY(${dropIndex * rowHeight}px)`, height: cardHeight }} />
      )}
      <div ref={list} {...named}>
        {shown.map((row) => {
          const key = rows[row]
          const card = key === null || key === undefined ? undefined : parts.cardOf(key)
          if (key === null || key === undefined || card === undefined) return null
          return (
            <BoardCard
              key={key}
              id={key}
              card={card}
              render={parts.renderCard}
              label={parts.labelOf(card)}
              top={row * rowHeight}
              height={cardHeight}
              position={row + 1}
              count={cards.length}
              hintId={parts.hintId}
              isTabStop={row === focused.row}
              takesFocus={row === focused.row && focused.isAsked}
              isMovable={parts.isMovable(card)}
              isDragged={key === dragged}
              isWaiting={parts.waiting.has(key)}
            />
          )
        })}
      </div>
    </CellList>
  )
}
