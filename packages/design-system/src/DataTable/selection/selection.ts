import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { nothingSelected } from '../model/selection.ts'
import { useSelection } from './useSelection.tsx'

const useSelecting = <T>(table: Table<T>, needed: Pick<Services<T>, 'serverRows'>): Contribution<T> => {
  const { options, state, view } = table
  const { selectionMode: mode, isSelectionDisabled, maxSelected, rows, rowKey, page, onRowDoublePress } = options
  const windows = needed.serverRows?.windows
  const selecting = useSelection<T>({
    mode,
    selection: state.selection,
    setSelection: state.setSelection,
    isDisabled: isSelectionDisabled,
    rows,
    rowKey,
    view,
    isPaged: page !== undefined,
    max: maxSelected,
    fetchRows: windows ? (one, other) => windows.fetch(one, other) : undefined,
  })
  if (mode === 'none') return {}
  const isPressed = mode === 'single' || onRowDoublePress !== undefined
  return {
    keys: [
      {
        name: 'select',
        keys: ['* Space'],
        run: ({ shiftKey }, { place }) => {
          if (place >= 0) selecting.toggle(place, shiftKey)
          return place >= 0
        },
      },
      {
        name: 'selectAll',
        keys: ['Ctrl Alt? a'],
        run: () => {
          if (mode === 'multiple') selecting.selectAll()
          return mode === 'multiple'
        },
      },
    ],
    press: ({ place, event, target, isRepeated }) => {
      // The second press of two belongs to both: it does not take back what the first has chosen.
      const isMeant = isPressed && target !== null && !isRepeated
      if (isMeant) selecting.toggle(place, event.shiftKey)
      return isMeant
    },
    marks: { table: { 'aria-multiselectable': mode === 'multiple' || undefined }, row: selecting.state },
    parts: { lead: { row: selecting.box, head: selecting.headBox, isHeader: mode === 'multiple' } },
  }
}

/** Rows that are chosen: one, several, a range, all that match. */
export const selection = feature({
  name: 'selection',
  props: ['selectionMode', 'isSelectionDisabled', 'maxSelected'],
  state: { selection: () => nothingSelected },
  needs: ['serverRows'],
  room: ({ selectionMode }) => ({ lead: selectionMode === 'none' ? 0 : 40 }),
  useTable: useSelecting,
})
