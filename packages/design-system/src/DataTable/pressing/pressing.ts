import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { isControl } from '../view/isControl.ts'

const pressOf = <T>({ options: { onRowPress, onRowDoublePress }, view }: Table<T>): Contribution<T> => ({
  press: ({ line, isRepeated }) => {
    if (line.kind !== 'row' || !onRowPress || isRepeated) return false
    onRowPress(line.row)
    return true
  },
  marks: {
    table: { 'data-pressable': onRowPress ? '' : undefined },
    body: {
      onDoubleClick: (event) => {
        const target = event.target as Element // Clicks reach elements only.
        const line = view.lineAt(view.slotOf(target)?.place ?? -1)
        if (line?.kind === 'row' && !isControl(target)) onRowDoublePress?.(line.row)
      },
    },
  },
})

/** What a press on a row means to the caller, and two of them. */
export const pressing = feature({
  name: 'pressing',
  props: ['onRowPress', 'onRowDoublePress'],
  useTable: pressOf,
})
