import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Button } from '../Button/Button.tsx'
import { drawn } from '../CatchErrors/drawn.tsx'
import { guarded } from '../CatchErrors/guarded.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { feedKeys } from './feedKeys.ts'
import { Foot, Item, Scroller, Space } from './InfiniteList.styles.ts'
import { infiniteListTexts } from './InfiniteList.texts.ts'
import type { InfiniteListMemory } from './memory.ts'
import type { InfinitePage } from './pages.ts'
import { usePages } from './usePages.ts'

export type InfiniteListProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'onLoad'> & {
  /** Fetches a page, numbered from 1; give up when the signal says so. */
  load: (page: number, signal: AbortSignal) => Promise<InfinitePage<T>>
  /** Unique among all items; one that comes again is left out. */
  itemKey: (item: T) => string
  renderItem: (item: T, index: number) => ReactNode
  /** Name of an item for screen readers, where it is an article of a feed. Default its content. */
  itemLabel?: (item: T) => string
  /** Name of the list for screen readers. */
  label: string
  /** 'feed' for articles that are read one after the other, 'list' for records. Default 'list'. */
  semantics?: 'feed' | 'list'
  /** What is asked for, such as a filter in one string; another one starts anew at the top. Default ''. */
  question?: string
  /** Keeps pages and place for when the list comes back. */
  memory?: InfiniteListMemory<T>
  /** Height of the list in px or as a CSS length. Default 480. */
  height?: CSSProperties['height']
  /** About how high an item is, in px, until it is measured. Default 64. */
  estimatedHeight?: number
  /** A line below every item. Default true. */
  hasDividers?: boolean
  /** Stands in place of the items when there are none. Default a short notice. */
  empty?: ReactNode
}

/** So many items before the end the next page is asked for. */
const ahead = 6
const overscan = 6

/** A list without a known end: it loads page after page as one scrolls, and keeps only what is near the viewport in the page. */
export const InfiniteList = <T,>(props: InfiniteListProps<T>) => {
  const { load, itemKey, renderItem, itemLabel, label, semantics = 'list', question = '', memory, ...other } = props
  const { height = 480, estimatedHeight = 64, hasDividers = true, empty, ref, style, ...rest } = other
  const { t } = useLocale()
  const scroller = useObjectRef(ref)
  const [kept] = useState(() => (memory?.kept?.question === question ? memory.kept : undefined))
  const [focused, setFocused] = useState(-1)
  const awaited = useRef(-1)
  const isFeed = semantics === 'feed'

  const [lastInSight, setLastInSight] = useState(0)
  const { loaded, status, retry } = usePages({
    load,
    itemKey,
    question,
    first: kept?.loaded,
    isNearEnd: ({ items }) => lastInSight >= items.length - ahead,
  })
  const { items } = loaded

  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      return focused < 0 || focused >= range.count ? near : [...new Set([focused, ...near])].sort((a, b) => a - b)
    },
    [focused],
  )
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    overscan,
    rangeExtractor,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
    initialOffset: kept?.offset ?? 0,
    initialMeasurementsCache: kept?.heights,
    initialRect: { width: 0, height: 480 },
    useFlushSync: false,
  })

  const endInSight = virtualizer.range?.endIndex ?? 0
  useLayoutEffect(() => setLastInSight(endInSight), [endInSight])

  const remember = useEffectEvent(() => {
    if (!memory) return
    memory.kept = { question, loaded, offset: virtualizer.scrollOffset ?? 0, heights: virtualizer.takeSnapshot() }
  })
  useLayoutEffect(() => () => remember(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning.
  useLayoutEffect(() => {
    if (items.length === 0) scroller.current?.scrollTo({ top: 0 })
  }, [question])

  const focusAt = (index: number): void => {
    const article = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    awaited.current = article ? -1 : index
    virtualizer.scrollToIndex(index)
    article?.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (awaited.current < 0) return
    const article = scroller.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`)
    if (!article) return
    awaited.current = -1
    article.focus({ preventScroll: true })
  })

  if (status === 'done' && items.length === 0)
    return (
      <Scroller {...rest} ref={scroller} style={{ ...style, height }}>
        {guarded(empty) ?? <Empty title={t(infiniteListTexts.empty)} />}
      </Scroller>
    )
  const count = status === 'done' ? items.length : (loaded.total ?? -1)
  return (
    <Scroller
      {...rest}
      ref={scroller}
      data-dividers={hasDividers || undefined}
      data-status={status}
      // A feed's articles take the focus themselves.
      tabIndex={isFeed ? undefined : 0}
      style={{ ...style, height }}
      onKeyDown={isFeed ? feedKeys(items.length, focusAt) : undefined}
    >
      <Space
        role={semantics}
        aria-label={label}
        aria-busy={status === 'loading' || undefined}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1))}
        onBlur={() => setFocused(-1)}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          if (item === undefined) return null
          return (
            <Item
              key={key}
              ref={virtualizer.measureElement}
              role={isFeed ? 'article' : 'listitem'}
              aria-label={isFeed ? itemLabel?.(item) : undefined}
              aria-posinset={index + 1}
              aria-setsize={count}
              tabIndex={isFeed ? 0 : undefined}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {drawn((one) => renderItem(one, index), item)}
            </Item>
          )
        })}
      </Space>
      {status === 'loading' && (
        <Foot>
          <Spinner showLabel />
        </Foot>
      )}
      {status === 'failed' && (
        <Foot role="alert" data-tone="danger">
          {t(infiniteListTexts.failed)}
          <Button size="small" onPress={retry}>
            {t(commonTexts.retry)}
          </Button>
        </Foot>
      )}
      {status === 'done' && <Foot>{t(infiniteListTexts.end)}</Foot>}
    </Scroller>
  )
}
