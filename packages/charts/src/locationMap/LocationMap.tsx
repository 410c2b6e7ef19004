import { IconButton, SearchField, SegmentedControl, useDragScroll, useLocale } from '@bip/design-system'
import { MoveHorizontal, ZoomIn, ZoomOut } from '@bip/design-system/icons'
import {
  type ComponentPropsWithRef,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTokens } from '../BarChart/useTokens.ts'
import { Body, Extent, Legend, Root, Scroller, Tip, Tools } from './LocationMap.styles.ts'
import { locationMapTexts as texts } from './LocationMap.texts.ts'
import { inOrder, layoutOf, names, placeAt } from './model/layout.ts'
import { PlaceList } from './PlaceList.tsx'
import { fits, type MapPlace, type PlaceFilter } from './types.ts'
import { usePainter } from './usePainter.ts'
import { useShareText } from './useShareText.ts'

const [minZoom, maxZoom, zoomStep] = [0.4, 4, 1.3]
const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(minZoom, zoom))

export type LocationMapProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  places: readonly MapPlace[]
  /** Name of the map for screen readers. */
  label: string
  /** The place whose stock is shown beside the map. */
  chosenId?: string | null
  onOpen?: (place: MapPlace) => void
  /** Places that stand out beside what is searched, such as those that hold a material. Default all. */
  markedIds?: ReadonlySet<string> | null
  /** Further tools before the search. */
  actions?: ReactNode
}

type Pointed = { place: MapPlace; x: number; y: number }

/** Aisles and racks of a warehouse, each place filled by how full it is; a list beside it says the same to keys and ears. */
export const LocationMap = ({ places, label, chosenId = null, onOpen, markedIds = null, actions, ...rest }: LocationMapProps) => {
  const { t } = useLocale()
  const tokens = useTokens()
  const shareText = useShareText()
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<PlaceFilter>('all')
  const [looked, setLooked] = useState<string | null>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [zoom, setZoom] = useState(1)

  const layout = useMemo(() => layoutOf(places), [places])
  const ordered = useMemo(() => inOrder(layout), [layout])
  const found = useMemo(() => {
    const words = query.trim().toLowerCase()
    if (!words && filter === 'all' && !markedIds) return ordered
    return ordered.filter(
      (place) =>
        fits(place, filter) && (!markedIds || markedIds.has(place.id)) && (!words || place.name.toLowerCase().includes(words)),
    )
  }, [ordered, query, filter, markedIds])
  const marked = useMemo(() => (found === ordered ? null : new Set(found.map(({ id }) => id))), [found, ordered])
  const aisleText = useCallback((name: string) => (name === '' ? t(texts.loose) : t(texts.aisle, { name })), [t])
  const options = useMemo(
    () => ({ layout, tokens, marked, chosen: looked ?? chosenId, aisleText }),
    [layout, tokens, marked, looked, chosenId, aisleText],
  )
  usePainter({ scroller, canvas, zoom, options })
  useDragScroll(scroller)

  const fit = useCallback((): void => {
    const box = scroller.current
    if (box && layout.width > 0) setZoom(Math.min(1.8, Math.max(0.75, (box.clientWidth - names - 12) / layout.width)))
  }, [layout])
  useLayoutEffect(fit, [fit])

  const show = (place: MapPlace): void => {
    const [box, spot] = [scroller.current, layout.at.get(place.id)]
    setLooked(place.id)
    if (!box || !spot) return
    const [x, y] = [names + spot.x * zoom, spot.y * zoom]
    if (x < box.scrollLeft + names || x > box.scrollLeft + box.clientWidth - 60) box.scrollLeft = x - box.clientWidth / 2
    if (y < box.scrollTop + 30 || y > box.scrollTop + box.clientHeight - 60) box.scrollTop = y - box.clientHeight / 2
  }
  const open = (place: MapPlace): void => {
    setLooked(place.id)
    onOpen?.(place)
  }
  const under = ({ clientX, clientY }: PointerEvent | React.MouseEvent): MapPlace | undefined => {
    const [box, sheet] = [scroller.current, canvas.current?.getBoundingClientRect()]
    if (!box || !sheet) return undefined
    return placeAt(layout, (clientX - sheet.left + box.scrollLeft - names) / zoom, (clientY - sheet.top + box.scrollTop) / zoom)
  }
  const point = (event: PointerEvent): void => {
    const place = event.pointerType === 'touch' ? undefined : under(event)
    if (place?.id !== pointed?.place.id) setPointed(place ? { place, x: event.clientX, y: event.clientY } : null)
  }
  const shows: PlaceFilter[] = ['all', 'free', 'used', 'full']
  return (
    <Root {...rest} aria-label={label}>
      <Tools role="group" aria-label={t(texts.tools)}>
        {actions}
        <SearchField
          size="small"
          label={t(texts.search)}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            const first = found[0]
            if (event.key !== 'Enter' || query.trim() === '' || !first) return
            show(first)
            open(first)
          }}
        />
        <SegmentedControl
          size="small"
          label={t(texts.show)}
          items={shows.map((value) => ({ value, label: t(texts[value]) }))}
          value={filter}
          onChange={setFilter}
        />
        <span data-grow />
        <IconButton
          size="small"
          icon={<ZoomOut size={16} aria-hidden />}
          label={t(texts.zoomOut)}
          onPress={() => setZoom(clampZoom(zoom / zoomStep))}
        />
        <IconButton
          size="small"
          icon={<ZoomIn size={16} aria-hidden />}
          label={t(texts.zoomIn)}
          onPress={() => setZoom(clampZoom(zoom * zoomStep))}
        />
        <IconButton size="small" icon={<MoveHorizontal size={16} aria-hidden />} label={t(texts.fit)} onPress={fit} />
      </Tools>
      <Body>
        <Scroller ref={scroller} role="group" aria-label={label} tabIndex={0}>
          <Extent style={{ inlineSize: names + layout.width * zoom + 12, blockSize: layout.height * zoom }} />
          <canvas
            ref={canvas}
            aria-hidden
            onPointerMove={point}
            onPointerLeave={() => setPointed(null)}
            onClick={(event) => {
              const place = under(event)
              if (place) open(place)
            }}
          />
        </Scroller>
        <PlaceList places={found} chosenId={chosenId} onOpen={open} onLook={show} />
      </Body>
      <Legend aria-label={t(texts.legend)}>
        {(
          [
            ['free', texts.free],
            ['part', texts.partly],
            ['full', texts.full],
            ['over', texts.overFull],
            ['open', texts.noLimit],
            ['locked', texts.notUsed],
          ] as const
        ).map(([look, text]) => (
          <li key={look}>
            <i data-look={look} aria-hidden />
            {t(text)}
          </li>
        ))}
      </Legend>
      {pointed && (
        <Tip aria-hidden style={{ insetInlineStart: pointed.x + 14, insetBlockStart: pointed.y + 14 }}>
          <b>{pointed.place.name}</b>
          {shareText(pointed.place)}
          {pointed.place.detail && <div>{pointed.place.detail}</div>}
        </Tip>
      )}
    </Root>
  )
}
