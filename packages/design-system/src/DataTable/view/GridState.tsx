import type { CSSProperties, ReactNode } from 'react'
import { Alert } from '../../Alert/Alert.tsx'
import { Button } from '../../Button/Button.tsx'
import { Empty } from '../../Empty/Empty.tsx'
import { commonTexts } from '../../foundations/common.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { Skeleton } from '../../Skeleton/Skeleton.tsx'
import { SkeletonCells, State } from '../DataTable.styles.ts'
import { dataTableTexts } from '../DataTable.texts.ts'

type GridStateProps = {
  isLoading: boolean
  columnCount: number
  /** What to say instead of "no data". */
  content: ReactNode
  rowHeight: number
  /** Lies over rows that are there: takes no more room than it needs. Default false. */
  isOver?: boolean
}

const skeletonRows = [72, 54, 88, 63, 79, 48, 68, 58]
const mostColumns = 12

/** What stands where there are no rows: their shape while they load, a notice afterwards. */
export const GridState = ({ isLoading, columnCount, content, rowHeight, isOver = false }: GridStateProps) => {
  const { t } = useLocale()
  if (!isLoading || content !== undefined)
    return (
      <State role="status" data-over={isOver || undefined}>
        {content ?? <Empty title={t(dataTableTexts.empty)} />}
      </State>
    )
  const columns = Math.min(columnCount, mostColumns)
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

/** What failed to come, and the way to ask again. */
export const GridFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useLocale()
  return (
    <Alert
      tone="danger"
      action={
        <Button size="small" onPress={onRetry}>
          {t(commonTexts.retry)}
        </Button>
      }
    >
      {t(dataTableTexts.failed)}
    </Alert>
  )
}
