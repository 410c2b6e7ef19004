import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'
import { GridFoot } from './GridFoot.tsx'
import { useTotals, useTotalWidths } from './useTotals.ts'

const useTotalsRow = <T,>(table: Table<T>, needed: Pick<Services<T>, 'drafts' | 'serverRows'>): Contribution<T> => {
  const { options, columns, makerOf, rows } = table
  const { hasTotals, totalsLabel, rowKey } = options
  const { t } = useLocale()
  const { drafts, serverRows } = needed
  const totals = useTotals<T>({
    isShown: hasTotals,
    given: options.totals ?? serverRows?.windows.totals,
    columns: options.columns,
    makerOf,
    order: rows.order,
    edited: (row) => drafts?.edited(row, rowKey) ?? row,
    version: `${rows.version} ${drafts?.version ?? 0}`,
  })
  const { shown, hasLead } = columns
  const label = totalsLabel ?? t(dataTableTexts.totals)
  const first = columns.all[0]?.id
  const written = useMemo(
    () => (hasTotals && first !== undefined ? { [first]: label, ...totals } : totals),
    [hasTotals, first, label, totals],
  )
  useTotalWidths(written, columns.scale, columns.setMinWidths)
  const draw = (rowIndex: number) => (
    <GridFoot key="totals" columns={shown} totals={totals} label={label} rowIndex={rowIndex} hasLead={hasLead} />
  )
  return { parts: { bands: hasTotals ? [{ side: 'bottom', count: 1, isReached: false, draw }] : [] } }
}

/** A row at the bottom with the figures of all rows. */
export const totals = feature({
  name: 'totals',
  props: ['hasTotals', 'totals', 'totalsLabel'],
  needs: ['drafts', 'serverRows'],
  useTable: useTotalsRow,
})
