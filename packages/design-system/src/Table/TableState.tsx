import type { ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { BodyRow, Cell, StateCell } from './Table.styles.ts'
import { tableTexts } from './Table.texts.ts'
import type { ModelColumn } from './useTableModel.ts'

export type TableStateProps<T> = {
  span: number
  columns: readonly ModelColumn<T>[]
  isLoading: boolean
  content?: ReactNode
}

const skeletonRows = [72, 54, 88, 63, 79, 48, 68, 58]

/** What the body shows when it has no rows: their shape while they load, a notice afterwards. */
export const TableState = <T,>({ span, columns, isLoading, content }: TableStateProps<T>) => {
  const { t } = useLocale()
  if (!isLoading) {
    return (
      <tr>
        <StateCell colSpan={span}>
          <div>{guarded(content) ?? <Empty title={t(tableTexts.empty)} />}</div>
        </StateCell>
      </tr>
    )
  }
  return skeletonRows.map((width, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
    <BodyRow key={row} aria-hidden="true">
      {Array.from({ length: span }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike.
        <Cell key={column} data-align={columns[column]?.columnDef.meta?.align}>
          <Skeleton width={`${((width + column * 17) % 50) + 40}%`} style={{ minWidth: 24 }} />
        </Cell>
      ))}
    </BodyRow>
  ))
}
