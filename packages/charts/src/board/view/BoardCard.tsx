import { useLocale } from '@bip/design-system'
import { ArrowLeftRight } from '@bip/design-system/icons'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { boardTexts } from '../Board.texts.ts'
import { useBoardStores } from './BoardStores.ts'
import { CardBox, MoveButton } from './Card.styles.ts'

type ContentProps<T> = { card: T; render: (card: T) => ReactNode }

const ContentView = <T,>({ card, render }: ContentProps<T>) => <>{render(card)}</>

// `memo` forgets the type parameter.
const Content = memo(ContentView) as typeof ContentView

type Props<T> = ContentProps<T> & {
  id: string
  label: string
  /** px from the top of its list. */
  top: number
  /** px */
  height: number
  position: number
  count: number
  hintId: string
  /** Is the one in the order of Tab. */
  isTabStop: boolean
  /** Takes the focus as it comes, as after a move by keys. */
  takesFocus: boolean
  isMovable: boolean
  isDragged: boolean
  isWaiting: boolean
}

const CardView = <T,>(props: Props<T>) => {
  const { id, card, render, label, top, height, position, count, hintId, isTabStop, takesFocus, ...state } = props
  const { isMovable, isDragged, isWaiting } = state
  const { t } = useLocale()
  const { focused } = useBoardStores()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!takesFocus) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    focused.set({ card: id, isAsked: false })
  }, [takesFocus, focused, id])
  return (
    <CardBox
      ref={box}
      role="listitem"
      tabIndex={isTabStop ? 0 : -1}
      aria-roledescription={t(boardTexts.card)}
      aria-label={label}
      aria-describedby={hintId}
      aria-posinset={position}
      aria-setsize={count}
      aria-busy={isWaiting || undefined}
      data-card={id}
      data-movable={isMovable || undefined}
      data-dragged={isDragged || undefined}
      data-waiting={isWaiting || undefined}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      <Content card={card} render={render} />
      {isMovable && (
        <MoveButton type="button" tabIndex={-1} data-move aria-label={t(boardTexts.moveCard, { card: label })}>
          <ArrowLeftRight size={14} aria-hidden />
        </MoveButton>
      )}
    </CardBox>
  )
}

/** A card in its place: what it shows is the caller's. */
export const BoardCard = memo(CardView) as typeof CardView
