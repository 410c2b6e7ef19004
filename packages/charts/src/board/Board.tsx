import { useLocale } from '@bip/design-system'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId, useMemo } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { Columns, Hint, Root } from './Board.styles.ts'
import { boardTexts } from './Board.texts.ts'
import type { BoardOrder, BoardPlace } from './model/types.ts'
import type { AskMove, BoardColumn, BoardLane, BoardParts } from './types.ts'
import { useBoard } from './useBoard.ts'
import { useBoardEvents } from './useBoardEvents.ts'
import { type CardHeight, useBoardSize } from './useBoardSize.ts'
import { BoardStates, type BoardStatus } from './view/BoardStates.tsx'
import { BoardStoresContext } from './view/BoardStores.ts'
import { ColumnJumps } from './view/ColumnJumps.tsx'
import { ColumnView } from './view/ColumnView.tsx'
import { LanesView } from './view/LanesView.tsx'
import { MoveMenu } from './view/MoveMenu.tsx'
import type { FiguresOf } from './view/useFigures.ts'

export type BoardProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the board for screen readers. */
  label: string
  columns: readonly BoardColumn[]
  /** Cuts every column into lanes; none by default. */
  lanes?: readonly BoardLane[]
  /** In their order. New cards are a new array; so is the answer to a move. */
  cards: readonly T[]
  cardKey: (card: T) => string
  columnOf: (card: T) => string
  laneOf?: (card: T) => string
  /** What a screen reader hears of a card. */
  cardLabel: (card: T) => string
  /** What a card shows. Keep it the same function as long as it draws the same. */
  renderCard: (card: T) => ReactNode
  /** Height of every card in px, by density or for all; on a wall for 1080 lines. Default 116. */
  cardHeight?: CardHeight
  /** 'free': people choose the place among the others; 'sorted': a card stands where the order of `cards` puts it. Default 'sorted'. */
  order?: BoardOrder
  /** Figures in the head of a column, such as sums. */
  figures?: FiguresOf<T>
  /** A button in the head of a column. */
  columnAction?: (column: BoardColumn) => ReactNode
  /** Stores a move, which is shown at once; it may ask something first. What it refuses, or throws, takes the card back. Without it the board is read only. */
  onMove?: AskMove<T>
  /** Whether a card can be moved at all. Default every card. */
  canMove?: (card: T) => boolean
  /** Why a card may not go to a place, asked while it is carried; null where it may. */
  refusalOf?: (card: T, to: BoardPlace) => string | null
  /** A press or Enter on a card. */
  onCardOpen?: (card: T) => void
  /** Keys of columns that show their heads only. */
  collapsedKeys?: ReadonlySet<string>
  /** Default none. */
  defaultCollapsedKeys?: ReadonlySet<string>
  onCollapsedChange?: (keys: ReadonlySet<string>) => void
  /** Default 'ready'. */
  status?: BoardStatus
  onRetry?: () => void
  /** Stands in place of a board without any card. Default a short notice; `false` shows the empty columns. */
  empty?: ReactNode
  /** 'wall' is read from five metres. Default 'desk'. */
  size?: 'desk' | 'wall'
}

const nothingCollapsed: ReadonlySet<string> = new Set()

/** Cards in columns, moved by pointer, finger and keys. */
export const Board = <T,>(props: BoardProps<T>) => {
  const { label, columns, lanes, cards, cardLabel, renderCard, cardHeight = 116, figures, columnAction, ...others } = props
  const { cardKey, columnOf, laneOf, order, onMove, canMove, refusalOf, onCardOpen, ...looks } = others
  const { collapsedKeys, defaultCollapsedKeys, onCollapsedChange, status = 'ready', onRetry, empty, ...last } = looks
  const { size = 'desk', ref, style, ...rest } = last
  const { t } = useLocale()
  const root = useObjectRef(ref)
  const hintId = useId()
  const sizes = useBoardSize(root, cardHeight, size)
  const board = useBoard(props, root, sizes.rowHeight)
  const { stores, shown, cardOf, isMovable, moves, grabbing } = board
  const [collapsed, setCollapsed] = useControlledState<ReadonlySet<string>>(
    collapsedKeys,
    defaultCollapsedKeys ?? nothingCollapsed,
    onCollapsedChange,
  )
  const toggle = (key: string): void => {
    const next = new Set(collapsed)
    if (!next.delete(key)) next.add(key)
    setCollapsed(next)
  }
  const parts = useMemo(
    (): BoardParts<T> => ({
      cardOf,
      renderCard,
      labelOf: cardLabel,
      isMovable,
      rowHeight: sizes.rowHeight,
      cardHeight: sizes.cardHeight,
      waiting: moves.waiting,
      hintId,
    }),
    [cardOf, renderCard, cardLabel, isMovable, sizes.rowHeight, sizes.cardHeight, moves.waiting, hintId],
  )
  const events = useBoardEvents({ root, board, rowHeight: sizes.rowHeight, hasLanes: (lanes?.length ?? 0) > 0, onCardOpen })
  const place = status === 'ready' && cards.length === 0 && empty !== false ? 'empty' : status
  const shared = {
    layout: shown,
    parts,
    figures,
    columnAction,
    collapsed,
    onToggle: toggle,
    refusal: moves.refusal,
    onRefusalClose: moves.closeRefusal,
  }
  const vars: CSSProperties & Record<`--${string}`, number> = { '--board-scale': sizes.scale }
  return (
    <Root
      {...rest}
      {...events.handlers}
      ref={root}
      role="group"
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      data-size={size}
      style={{ ...vars, ...style }}
    >
      <Hint id={hintId}>
        {onMove && t(boardTexts.hint)} {onCardOpen && t(boardTexts.openHint)}
      </Hint>
      {place !== 'ready' ? (
        <BoardStates status={place} columnCount={columns.length} empty={empty} onRetry={onRetry} />
      ) : (
        <BoardStoresContext value={stores}>
          <ColumnJumps root={root} columns={columns} layout={shown} />
          {lanes && lanes.length > 0 ? (
            <LanesView {...shared} columns={columns} lanes={lanes} />
          ) : (
            <Columns data-across>
              {columns.map((column) => (
                <ColumnView key={column.key} {...shared} column={column} />
              ))}
            </Columns>
          )}
        </BoardStoresContext>
      )}
      {events.menu && (
        <MoveMenu
          {...events.menu}
          columns={columns}
          reasonFor={grabbing.reasonFor}
          onSend={grabbing.send}
          onClose={events.closeMenu}
        />
      )}
    </Root>
  )
}
