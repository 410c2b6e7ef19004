import { ChevronRight } from 'lucide-react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { More, Shade } from './CutColumns.styles.ts'
import { cutColumnsTexts } from './cutColumns.texts.ts'
import { useCutColumns } from './useCutColumns.ts'

const Signs = <T,>({ table: { columns, scroller } }: { table: Table<T> }) => {
  const { geometry, shown } = columns
  const { t, formatNumber } = useLocale()
  const { start, end, height, bar } = useCutColumns(scroller, geometry, !shown.isCards)
  const onward = (): void => {
    const { current: element } = scroller
    element?.scrollBy({ left: (element.clientWidth - geometry.startWidth - geometry.endWidth) * 0.8 })
  }
  const atEnd = geometry.endWidth + bar
  return (
    <>
      {start && <Shade data-cut="start" style={{ insetInlineStart: geometry.startWidth, blockSize: height }} />}
      {end > 0 && <Shade data-cut="end" style={{ insetInlineEnd: atEnd, blockSize: height }} />}
      {end > 0 && (
        // The keyboard goes from cell to cell, and the columns come along.
        <More type="button" tabIndex={-1} style={{ insetInlineEnd: atEnd + 6 }} onClick={onward}>
          {t(cutColumnsTexts.after, { count: formatNumber(end) })}
          <ChevronRight size={14} aria-hidden />
        </More>
      )}
    </>
  )
}

/** A sign where columns go on beyond an edge. */
export const cutColumns = feature({
  name: 'cutColumns',
  useTable: (table) => ({ parts: { over: <Signs key="cutColumns" table={table} /> } }),
})
