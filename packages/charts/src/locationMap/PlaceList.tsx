import { useLocale } from '@bip/design-system'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Count, Hidden, Nothing, OptionRow, Options, Side } from './LocationMap.styles.ts'
import { locationMapTexts as texts } from './LocationMap.texts.ts'
import type { MapPlace } from './types.ts'
import { useShareText } from './useShareText.ts'

const rowHeight = 36
/** Rows beyond the edge of what is seen. */
const beside = 6

type PlaceListProps = {
  places: readonly MapPlace[]
  chosenId: string | null
  onOpen: (place: MapPlace) => void
  /** The place that the keys stand on is shown on the map. */
  onLook: (place: MapPlace) => void
}

/** The places of the map one below the other, for keys and for ears; only rows in sight are in the page. */
export const PlaceList = ({ places, chosenId, onOpen, onLook }: PlaceListProps) => {
  const { t } = useLocale()
  const id = useId()
  const shareText = useShareText()
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [sight, setSight] = useState({ top: 0, height: 400 })
  const at = Math.min(active, places.length - 1)
  const look = (): void => {
    const { current } = box
    if (current) setSight({ top: current.scrollTop, height: current.clientHeight })
  }
  const show = (index: number): void => {
    const { current } = box
    if (!current) return
    const top = index * rowHeight
    if (top < current.scrollTop) current.scrollTop = top
    else if (top + rowHeight > current.scrollTop + current.clientHeight)
      current.scrollTop = top + rowHeight - current.clientHeight
    look()
  }
  useLayoutEffect(look, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice, wherever it was made.
  useEffect(() => {
    const index = places.findIndex((place) => place.id === chosenId)
    if (index < 0) return
    setActive(index)
    show(index)
  }, [chosenId, places])

  const go = (index: number): void => {
    const place = places[index]
    if (!place) return
    setActive(index)
    show(index)
    onLook(place)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(sight.height / rowHeight))
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page }
    const ends: Record<string, number> = { Home: 0, End: places.length - 1 }
    const target = steps[event.key] ?? ends[event.key]
    const place = places[at]
    if (target !== undefined) go(Math.max(0, Math.min(places.length - 1, target)))
    else if (event.key === 'Enter' && place) onOpen(place)
    else return
    event.preventDefault()
  }
  const first = Math.max(0, Math.floor(sight.top / rowHeight) - beside)
  const last = Math.min(places.length, Math.ceil((sight.top + sight.height) / rowHeight) + beside)
  const shown = places.slice(first, last)
  return (
    <Side>
      <Count role="status">{t(texts.count, { count: places.length })}</Count>
      <Hidden id={`${id}-hint`}>{t(texts.hint)}</Hidden>
      {places.length === 0 && <Nothing>{t(texts.none)}</Nothing>}
      <Options
        ref={box}
        role="listbox"
        hidden={places.length === 0}
        tabIndex={0}
        aria-label={t(texts.list)}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={at >= first && at < last ? `${id}-${at}` : undefined}
        onScroll={look}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ blockSize: places.length * rowHeight }}>
          {shown.map((place, offset) => {
            const index = first + offset
            return (
              <OptionRow
                key={place.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={place.id === chosenId}
                aria-setsize={places.length}
                aria-posinset={index + 1}
                data-active={index === at || undefined}
                style={{ insetBlockStart: index * rowHeight }}
                title={place.detail || undefined}
                onClick={() => {
                  go(index)
                  onOpen(place)
                }}
              >
                <span>{place.name}</span>
                <small>{shareText(place)}</small>
              </OptionRow>
            )
          })}
        </div>
      </Options>
    </Side>
  )
}
