import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { filterByWords, prepareSearch } from '../Select/optionSearch.ts'
import { whenSettled } from '../Select/whenSettled.ts'
import { wordsOf } from '../Tree/treeSearch.ts'
import {
  sideActions,
  type TransferChange,
  type TransferHost,
  type TransferSideName,
  type TransferSideState,
} from './sideActions.ts'
import { transferTexts } from './Transfer.texts.ts'
import { finderOf, moveItem, selectedState, sidesOf, type TransferItem } from './transfer.ts'

type Setup = {
  items: readonly TransferItem[]
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onChange: ((value: string[], change: TransferChange) => void) | undefined
}

const noKeys: ReadonlySet<string> = new Set()

const without = (keys: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> => {
  const left = new Set(keys)
  for (const key of gone) left.delete(key)
  return left.size === 0 ? noKeys : left
}

const useSide = (all: readonly TransferItem[], query: string, selected: ReadonlySet<string>): TransferSideState => {
  const words = useMemo(() => wordsOf(query), [query])
  const items = useMemo(() => filterByWords(all, words), [all, words])
  const state = useMemo(() => selectedState(items, selected), [items, selected])
  useEffect(() => prepareSearch(all), [all])
  return { all, items, state, words, query }
}

/** Who is on which side, what is selected, and what the searches leave. */
export const useTransfer = ({ items, value, defaultValue, onChange }: Setup) => {
  const { t, formatNumber } = useLocale()
  const [chosen, setChosen] = useControlledState<readonly string[]>(value, defaultValue)
  const [selected, setSelected] = useState(noKeys)
  const [queries, setQueries] = useState({ source: '', target: '' })

  const find = useMemo(() => finderOf(items), [items])
  const parted = useMemo(() => sidesOf(items, find, chosen), [items, find, chosen])
  const source = useSide(parted.source, queries.source, selected)
  const target = useSide(parted.target, queries.target, selected)

  useEffect(() => {
    if (import.meta.env.DEV && new Set(items.map(({ key }) => key)).size < items.length)
      warnProp('Transfer', 'items', 'has repeated keys; items that share a key move together')
  }, [items])
  // Before the first move, which looks for each key.
  useEffect(() => whenSettled(() => find('')), [find])

  const put = (next: string[], change: TransferChange): void => {
    setChosen(next)
    onChange?.(next, change)
  }
  const move = (which: readonly TransferItem[], to: TransferSideName): void => {
    const moved: string[] = []
    for (const { key, isDisabled } of which) if (!isDisabled) moved.push(key)
    if (moved.length === 0) return
    put(to === 'target' ? [...chosen, ...moved] : [...without(new Set(chosen), moved)], { moved, to })
    setSelected((before) => without(before, moved))
    announce(t(to === 'target' ? transferTexts.added : transferTexts.removed, { count: formatNumber(moved.length) }))
  }
  const host: TransferHost = {
    sides: { source, target },
    selected,
    select: setSelected,
    search: (side, query) => setQueries((before) => ({ ...before, [side]: query })),
    move,
    sort: (from, to) => put(moveItem(chosen, from, to), { moved: [], to: 'order' }),
  }
  const latest = useRef(host)
  useLayoutEffect(() => {
    latest.current = host
  })
  const on = useMemo(() => ({ source: sideActions('source', latest), target: sideActions('target', latest) }), [])

  return { selected, chosen, source, target, on }
}
