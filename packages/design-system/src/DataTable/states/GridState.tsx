import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import type { Notice } from '../feature/Contribution.ts'
import { SkeletonCells, State } from './GridState.styles.ts'

const GridNotice = lazyPart(() => import('./GridNotice.tsx').then((module) => module.GridNotice))

type GridStateProps = {
  isLoading: boolean
  columnCount: number
  /** What the caller says; comes before what the table says. */
  content: ReactNode
  /** What the table says; default that there are no rows. */
  notice?: Notice
  rowHeight: number
  /** Lies over rows that are there: takes no more room than it needs. Default false. */
  isOver?: boolean
}

const skeletonRows = [72, 54, 88, 63, 79, 48, 68, 58]
const maxColumns = 12

/** What stands where there are no rows: their shape while they load, a notice afterwards. */
export const GridState = ({ isLoading, columnCount, content, notice, rowHeight, isOver = false }: GridStateProps) => {
  if (!isLoading || content !== undefined || notice)
    return (
      <State role="status" data-over={isOver || undefined}>
        {content ?? (
          <Suspense fallback={null}>
            <GridNotice {...(notice ?? { is: 'empty' })} />
          </Suspense>
        )}
      </State>
    )
  const columns = Math.min(columnCount, maxColumns)
  return (
    <State aria-hidden="true" data-skeleton="">
      {skeletonRows.map((width, row) => (
        <SkeletonCells
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
          key={row}
          style={{ '--cells': columns, blockSize: rowHeight } as CSSProperties}
        >
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike.
            <Skeleton key={column} width={`${((width + column * 17) % 50) + 40}%`} />
          ))}
        </SkeletonCells>
      ))}
    </State>
  )
}
