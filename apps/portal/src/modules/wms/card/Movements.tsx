import { Table, useLocale } from '@bip/design-system'
import { trimZeros, useFigures, useHost } from '@bip/records'
import { useSearchParams } from 'react-router-dom'
import { Figure } from '../explain/explain.styles.ts'
import { came, type Explained, useExplaining, went } from '../explain/explaining.ts'
import { useStockText } from '../useStockText.ts'
import type { CardRow } from './outlook.ts'

/** What came and went day by day; each figure opens its entries, and they their documents. */
export const Movements = ({ rows }: { rows: readonly CardRow[] }) => {
  const { t } = useStockText()
  const { formatDate } = useLocale()
  const figures = useFigures()
  const figure = (value: string | null | undefined): string => figures(trimZeros(value ?? '0', 0))
  return (
    <Table
      caption={t('card.movements')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'day', header: t('card.day'), render: ({ day }) => formatDate(day ?? '') },
        {
          key: 'received',
          header: t('card.received'),
          align: 'right',
          render: ({ day, received }) => <Moved day={day ?? ''} value={received} way={came} />,
        },
        {
          key: 'issued',
          header: t('card.issued'),
          align: 'right',
          render: ({ day, issued }) => <Moved day={day ?? ''} value={issued} way={went} />,
        },
        { key: 'balance', header: t('card.history'), align: 'right', render: ({ balance }) => figure(balance) },
      ]}
    />
  )
}

type MovedProps = { day: string; value: string | null | undefined; way: Explained }

const Moved = ({ day, value, way }: MovedProps) => {
  const { t } = useStockText()
  const { formatDate } = useLocale()
  const figures = useFigures()
  const { permissions } = useHost()
  const [search] = useSearchParams()
  const [, explain] = useExplaining()
  if (Number(value ?? 0) === 0) return null
  const figure = figures(trimZeros(value ?? '0', 0))
  if (!permissions.has('stockExplained_view')) return figure
  const [material, warehouse] = [search.get('materialId') ?? '', search.get('warehouseId')]
  const asked = { material, ...(warehouse && { warehouse }), postedOn_ge: day, postedOn_le: day, ...way }
  const name = formatDate(day)
  return (
    <Figure
      type="button"
      title={t('pivot.why')}
      aria-label={t('pivot.whyOf', { name, figure })}
      onClick={() => explain({ asked, name, figure: 'quantity' })}
    >
      {figure}
    </Figure>
  )
}
