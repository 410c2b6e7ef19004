import { type ReactNode, Suspense, useMemo } from 'react'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { detailLines } from '../lines/detailLines.ts'
import type { Lines } from '../lines/lines.ts'
import type { Slot } from '../view/Slot.ts'
import type { GridDetailProps } from './GridDetail.tsx'

// lazy loses the type parameter.
const GridDetail = lazyPart(() => import('./GridDetail.tsx').then((module) => module.GridDetail)) as unknown as <T>(
  props: GridDetailProps<T>,
) => ReactNode

const useDetail = <T,>({ options: { drawDetail }, view }: Table<T>) =>
  useMemo(
    () =>
      drawDetail &&
      ((slot: Slot<T>) => (
        <Suspense fallback={null}>
          <GridDetail slot={slot} view={view} draw={drawDetail} />
        </Suspense>
      )),
    [drawDetail, view],
  )

/** What belongs to a row, over the whole width below it. */
export const details = feature({
  name: 'details',
  props: ['openDetails', 'drawDetail'],
  useRows: <T,>({ options: { openDetails } }: { options: { openDetails?: ReadonlySet<string> } }) => ({
    insert: useMemo(() => openDetails && ((lines: Lines<T>) => detailLines(lines, openDetails)), [openDetails]),
  }),
  useTable: (table) => ({ parts: { rowBelow: useDetail(table) } }),
})
