import type { Band, Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { pinnedAt } from '../keyboard/places.ts'
import { GridPinned } from './GridPinned.tsx'

const none: readonly never[] = []

const pinnedOf = <T,>({ options, columns, makerOf }: Table<T>): Contribution<T> => {
  const { pinnedRows = {}, onRowPress } = options
  const { top = none, bottom = none } = pinnedRows
  const band = (side: Band['side'], rows: readonly T[]): Band => ({
    side,
    count: rows.length,
    isReached: true,
    draw: (rowIndex) => (
      <GridPinned
        key={side}
        rows={rows}
        side={side}
        rowIndex={rowIndex}
        columns={columns.shown}
        hasLead={columns.hasLead}
        makerOf={makerOf}
        onRowPress={onRowPress}
      />
    ),
  })
  return {
    parts: { bands: [band('top', top), band('bottom', bottom)] },
    keys: [
      {
        name: 'pressPinned',
        keys: ['* Enter'],
        run: (_, { place }) => {
          const pinned = pinnedAt(place)
          const row = pinned && (pinned.side === 'top' ? top : bottom)[pinned.at]
          if (row && onRowPress) onRowPress(row)
          return Boolean(row && onRowPress)
        },
      },
    ],
  }
}

/** Rows that stay in sight: under the headers, and below the others. */
export const pinnedRows = feature({ name: 'pinnedRows', props: ['pinnedRows'], useTable: pinnedOf })
