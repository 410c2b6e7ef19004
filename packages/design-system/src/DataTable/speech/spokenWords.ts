import type { LocaleTools } from '../../foundations/locale.ts'
import type { DataSelection } from '../model/selection.ts'
import type { DataColumn, DataSort } from '../model/types.ts'
import { spokenTexts as texts } from './spoken.texts.ts'

export const sortWords = <T>(
  sort: readonly DataSort[],
  columns: readonly DataColumn<T>[],
  { t, locale }: LocaleTools,
): string => {
  const words = sort.map(({ key, direction }) =>
    t(texts[direction], { column: columns.find((column) => column.key === key)?.header ?? key }),
  )
  return words.length === 0 ? t(texts.notSorted) : t(texts.sortedBy, { columns: new Intl.ListFormat(locale).format(words) })
}

export const selectionWords = (selection: DataSelection, { t, formatNumber }: LocaleTools): string => {
  if (selection.mode === 'some') return t(texts.chosen, { count: formatNumber(selection.keys.size) })
  const { size } = selection.except
  return size === 0 ? t(texts.chosenAll) : t(texts.chosenAllBut, { count: formatNumber(size) })
}
