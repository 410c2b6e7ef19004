import { useEffect, useRef } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { LocaleTools } from '../../foundations/locale.ts'
import { dataTableTexts as texts } from '../DataTable.texts.ts'
import type { DataSelection } from '../model/selection.ts'
import type { DataColumn, DataSort } from '../types.ts'

const sortWords = <T>(sort: readonly DataSort[], columns: readonly DataColumn<T>[], { t, locale }: LocaleTools): string => {
  const words = sort.map(({ key, direction }) =>
    t(texts[direction], { column: columns.find((column) => column.key === key)?.header ?? key }),
  )
  return words.length === 0 ? t(texts.notSorted) : t(texts.sortedBy, { columns: new Intl.ListFormat(locale).format(words) })
}

const selectionWords = (selection: DataSelection, { t, formatNumber }: LocaleTools): string => {
  if (selection.mode === 'some') return t(texts.chosen, { count: formatNumber(selection.keys.size) })
  const { size } = selection.except
  return size === 0 ? t(texts.chosenAll) : t(texts.chosenAllBut, { count: formatNumber(size) })
}

/** Says the words whenever they have become others. */
const useSpoken = (words: string): void => {
  const said = useRef(words)
  useEffect(() => {
    if (said.current !== words) announce(words)
    said.current = words
  }, [words])
}

/** Has screen readers say how the rows are sorted and how many are chosen when that changes: elsewhere it is only to be seen. */
export const useSpokenState = <T>(
  columns: readonly DataColumn<T>[],
  { sort, selection }: { sort: readonly DataSort[]; selection: DataSelection },
): void => {
  const tools = useLocale()
  useSpoken(sortWords(sort, columns, tools))
  useSpoken(selectionWords(selection, tools))
}
