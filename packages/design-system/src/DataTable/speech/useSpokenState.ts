import { useEffect, useRef } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { DataSelection } from '../model/selection.ts'
import type { DataColumn, DataSort } from '../model/types.ts'

/** Says the words of a state whenever it has become another; their code comes with the first of them. */
const useSpoken = (state: string | number, wordsOf: () => Promise<string>): void => {
  const said = useRef(state)
  useEffect(() => {
    if (said.current === state) return
    said.current = state
    wordsOf().then(announce, () => undefined)
  })
}

/** Has screen readers say how the rows are sorted and how many are chosen when that changes: elsewhere it is only to be seen. */
export const useSpokenState = <T>(
  columns: readonly DataColumn<T>[],
  { sort, selection }: { sort: readonly DataSort[]; selection: DataSelection },
): void => {
  const tools = useLocale()
  const order = sort.map(({ key, direction }) => `${key} ${direction}`).join()
  const chosen = selection.mode === 'some' ? selection.keys.size : -1 - selection.except.size
  useSpoken(order, async () => (await import('./spokenWords.ts')).sortWords(sort, columns, tools))
  useSpoken(chosen, async () => (await import('./spokenWords.ts')).selectionWords(selection, tools))
}
