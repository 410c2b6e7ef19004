import { Columns3 } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../Button/Button.tsx'
import type { ColumnLayout, DataColumn } from '../DataTable/model/types.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { dataListTexts } from './DataList.texts.ts'
import { useIsNarrow } from './useIsNarrow.ts'

const ColumnPanel = lazyPart(() => import('../DataTable/lazy/tools.tsx').then((module) => module.ColumnPanel))

type ColumnsButtonProps<T> = {
  columns: readonly DataColumn<T>[]
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
}

/** Opens what shows, hides, orders and pins the columns. */
export const ColumnsButton = <T,>({ columns, layout, onLayoutChange }: ColumnsButtonProps<T>) => {
  const { t } = useLocale()
  const isNarrow = useIsNarrow()
  return (
    <Popover
      label={t(dataListTexts.columns)}
      placement="bottom-end"
      trigger={
        <Button variant="quiet" icon={<Columns3 size={16} aria-hidden />} aria-label={t(dataListTexts.columns)}>
          {isNarrow ? null : t(dataListTexts.columns)}
        </Button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <ColumnPanel columns={columns} layout={layout} onLayoutChange={onLayoutChange} />
      </Suspense>
    </Popover>
  )
}
