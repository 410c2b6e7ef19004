import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { guarded } from '../CatchErrors/guarded.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Foot, Head, Lead, Root, RowBox, Rows, Words } from './List.styles.ts'
import { listTexts } from './List.texts.ts'
import { type ListItem, ListRow } from './ListRow.tsx'

export type ListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  items: readonly ListItem[]
  /** Name of the list for screen readers. */
  label: string
  /** Stands above the items: a title, a small action. */
  header?: ReactNode
  /** Stands below the items: a sum, a link to all of them. */
  footer?: ReactNode
  /** A press on an item; its title becomes a button that covers the row, or stays a link where it has an address. */
  onItemPress?: (item: ListItem) => void
  /** Gives every item a box, or a dot where only one can be selected. Default 'none'. */
  selectionMode?: 'none' | 'single' | 'multiple'
  selectedKeys?: ReadonlySet<string>
  /** Default none. */
  defaultSelectedKeys?: Iterable<string>
  onSelectionChange?: (keys: Set<string>) => void
  /** A line between items. Default true. */
  hasDividers?: boolean
  /** A border and a ground around it all. Default false. */
  isFramed?: boolean
  /** Room in a row. Default 'medium'. */
  size?: 'small' | 'medium'
  /** Shows the shape of items in place of none. Default false. */
  isLoading?: boolean
  /** Stands in place of the items when there are none. Default a short notice. */
  empty?: ReactNode
}

const skeletonWidths = [42, 58, 36, 50]
const moveBetweenBoxes = rovingFocus({ selector: '[data-key] > span > input:enabled' })

/** Places of keys that stood in the list before. */
const repeatedPlaces = (keys: readonly string[]): ReadonlySet<number> => {
  const seen = new Set<string>()
  return new Set(keys.flatMap((key, place) => (seen.size === seen.add(key).size ? [place] : [])))
}

/** Records below each other that need no columns: notices, people, files. */
export const List = (props: ListProps) => {
  const {
    items,
    label,
    header,
    footer,
    onItemPress,
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    hasDividers = true,
    isFramed = false,
    size = 'medium',
    isLoading = false,
    empty,
    ...rest
  } = props
  const { t } = useLocale()
  const [first] = useState(() => new Set(defaultSelectedKeys))
  const [selected, setSelected] = useControlledState<ReadonlySet<string>, Set<string>>(selectedKeys, first, onSelectionChange)
  const [visited, setVisited] = useState<string>()
  warnNoList('List', 'items', items)
  if (import.meta.env.DEV) warnUnknown('List', 'selectionMode', selectionMode, ['none', 'single', 'multiple'])
  if (import.meta.env.DEV) warnUnknown('List', 'size', size, ['small', 'medium'])
  const keys = items.map(({ key }) => key)
  warnDuplicateKeys('List', 'items', keys)
  const repeated = repeatedPlaces(keys)
  const free = items.filter(({ isDisabled }) => !isDisabled)
  const tabStop = (free.find(({ key }) => key === visited) ?? free.find(({ key }) => selected.has(key)) ?? free[0])?.key

  const toggle = (key: string): void => {
    const next = new Set(selectionMode === 'single' ? [] : selected)
    if (selectionMode === 'single' || !next.delete(key)) next.add(key)
    setVisited(key)
    if (selectionMode !== 'single' || !selected.has(key)) setSelected(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLInputElement) moveBetweenBoxes(event)
  }
  const isWaiting = isLoading && items.length === 0
  return (
    <Root {...rest} data-size={size} data-framed={isFramed || undefined} data-dividers={hasDividers || undefined}>
      {header && <Head>{guarded(header)}</Head>}
      {items.length === 0 && !isLoading && (guarded(empty) ?? <Empty size="small" title={t(listTexts.empty)} />)}
      {(items.length > 0 || isWaiting) && (
        <Rows
          // Safari drops the role of a list without markers.
          role="list"
          aria-label={label}
          aria-busy={isLoading || undefined}
          onKeyDown={selectionMode === 'none' ? undefined : onKeyDown}
          onFocus={({ target }) => {
            const key = target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
            if (key !== undefined) setVisited(key)
          }}
        >
          {isWaiting
            ? skeletonWidths.map((width) => (
                <RowBox key={width} aria-hidden="true">
                  <Lead>
                    <Skeleton width={32} height={32} />
                  </Lead>
                  <Words>
                    <Skeleton width={`${width}%`} style={{ marginBlock: 4 }} />
                    <Skeleton width={`${width + 30}%`} style={{ marginBlock: 6 }} />
                  </Words>
                </RowBox>
              ))
            : items.map((item, place) => (
                <ListRow
                  key={repeated.has(place) ? `${item.key}\u0000${place}` : item.key}
                  item={item}
                  selectionMode={selectionMode}
                  isSelected={selected.has(item.key)}
                  isInTabOrder={item.key === tabStop}
                  onToggle={() => toggle(item.key)}
                  onPress={onItemPress}
                />
              ))}
        </Rows>
      )}
      {footer && <Foot>{guarded(footer)}</Foot>}
    </Root>
  )
}
