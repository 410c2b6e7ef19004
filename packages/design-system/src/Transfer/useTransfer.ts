import { useEffect, useMemo, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { filterByWords, prepareSearch } from '../Select/optionSearch.ts'
import { wordsOf } from '../Tree/treeSearch.ts'
import { transferTexts } from './Transfer.texts.ts'
import { itemsByKey, selectedState, sidesOf, type TransferItem, withSelected } from './transfer.ts'

export type TransferChange = { moved: string[]; to: 'source' | 'target' | 'order' }

type Setup = {
  items: readonly TransferItem[]
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onChange: ((value: string[], change: TransferChange) => void) | undefined
}

const noKeys: ReadonlySet<string> = new Set()

/** Who is on which side, what is selected, and what the searches leave. */
export const useTransfer = ({ items, value, defaultValue, onChange }: Setup) => {
  const { t, formatNumber } = useLocale()
  const [chosen, setChosen] = useControlledState<readonly string[]>(value, defaultValue)
  const [selected, setSelected] = useState(noKeys)
  const [queries, setQueries] = useState({ source: '', target: '' })

  const byKey = useMemo(() => itemsByKey(items), [items])
  const sides = useMemo(() => sidesOf(items, byKey, chosen), [items, byKey, chosen])
  const sourceWords = useMemo(() => wordsOf(queries.source), [queries.source])
  const targetWords = useMemo(() => wordsOf(queries.target), [queries.target])
  const source = useMemo(() => filterByWords(sides.source, sourceWords), [sides.source, sourceWords])
  const target = useMemo(() => filterByWords(sides.target, targetWords), [sides.target, targetWords])
  const sourceState = useMemo(() => selectedState(source, selected), [source, selected])
  const targetState = useMemo(() => selectedState(target, selected), [target, selected])

  useEffect(() => {
    if (byKey.size < items.length) warnProp('Transfer', 'items', 'has repeated keys; items that share a key move together')
  }, [byKey, items])
  useEffect(() => prepareSearch(sides.source), [sides.source])
  useEffect(() => prepareSearch(sides.target), [sides.target])

  const put = (next: string[], change: TransferChange): void => {
    setChosen(next)
    onChange?.(next, change)
  }
  const move = (which: readonly TransferItem[], to: 'source' | 'target'): void => {
    const moved = which.filter(({ isDisabled }) => !isDisabled).map(({ key }) => key)
    if (moved.length === 0) return
    const gone = new Set(moved)
    put(to === 'target' ? [...chosen, ...moved] : chosen.filter((key) => !gone.has(key)), { moved, to })
    setSelected((before) => new Set([...before].filter((key) => !gone.has(key))))
    announce(t(to === 'target' ? transferTexts.added : transferTexts.removed, { count: formatNumber(moved.length) }))
  }
  const isSelected = ({ key }: TransferItem): boolean => selected.has(key)

  return {
    selected,
    byKey,
    source: { items: source, total: sides.source.length, state: sourceState, words: sourceWords, query: queries.source },
    target: { items: target, total: sides.target.length, state: targetState, words: targetWords, query: queries.target },
    search: (side: 'source' | 'target', query: string): void => setQueries((before) => ({ ...before, [side]: query })),
    select: (which: readonly TransferItem[], isOn: boolean): void => setSelected((before) => withSelected(before, which, isOn)),
    /** Makes these the selected ones among the items that are left. */
    setSource: (keys: ReadonlySet<string>): void => {
      const wanted = sides.source.filter(({ key }) => keys.has(key))
      setSelected((before) => withSelected(withSelected(before, sides.source, false), wanted, true))
    },
    move,
    moveSelected: (to: 'source' | 'target'): void => move((to === 'target' ? source : target).filter(isSelected), to),
    /** To the other side: what is selected there, or where nothing is, this item. */
    moveFrom: (side: 'source' | 'target', item: TransferItem): void => {
      const there = (side === 'source' ? source : target).filter(isSelected)
      move(there.length > 0 ? there : [item], side === 'source' ? 'target' : 'source')
    },
    sort: (next: string[]): void => put(next, { moved: [], to: 'order' }),
    chosen,
  }
}
