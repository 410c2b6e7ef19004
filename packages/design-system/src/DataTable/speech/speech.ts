import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { useSpokenState } from './useSpokenState.ts'

/** What screen readers are told of the order and of what is chosen. */
export const speech = feature({
  name: 'speech',
  useTable: <T>({ options, state }: Table<T>) => {
    useSpokenState(options.columns, state)
    return {}
  },
})
