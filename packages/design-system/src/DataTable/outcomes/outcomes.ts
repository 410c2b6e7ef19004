import { useCallback, useMemo } from 'react'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { Line } from '../lines/lines.ts'

const useOutcomes = <T>({ options, columns }: Table<T>, { store }: Pick<Services<T>, 'store'>): Contribution<T> => {
  const { rowOutcomes } = options
  const refused = useMemo(() => {
    const found = rowOutcomes?.filter(({ status }) => status !== 'stored') ?? []
    return found.length > 0 ? Map.groupBy(found, ({ key }) => key) : undefined
  }, [rowOutcomes])
  const { described } = columns
  const cell = useCallback(
    (line: Line<T>, column: number): string => {
      const found = line.kind === 'row' ? refused?.get(line.key) : undefined
      const key = described[column]?.key ?? ''
      if (!found) return ''
      // What was typed says itself what is wrong with it.
      const isAtFault = found.some((one) => one.column === key) && !store?.draftAt(found[0]?.key ?? '', key)
      return isAtFault ? 'refused invalid' : 'refused'
    },
    [refused, described, store],
  )
  return { marks: { cell: refused && cell } }
}

/** Rows that were refused when they were last stored stand out, with the cells at fault. */
export const outcomes = feature({
  name: 'outcomes',
  props: ['rowOutcomes'],
  needs: ['store'],
  useTable: useOutcomes,
})
