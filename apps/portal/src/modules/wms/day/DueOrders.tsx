import type { Page, RowOf } from '@bip/contract'
import type { purchaseDue, saleDue } from '@bip/contract/resources'
import { Button, Card, Empty, Link, Table, type TableColumn, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { useStockText } from '../useStockText.ts'
import { Buttons, Late } from './day.styles.ts'
import { type Side, sides, useDeliver } from './useDeliver.ts'

type DueRow = Omit<RowOf<typeof purchaseDue>, 'supplierId' | 'supplierPhone'> & {
  id: string
  supplierPhone?: string | null
  readyLines?: string | null
  _labels?: Readonly<Record<string, string>>
}

type DueOrdersProps = {
  of: typeof purchaseDue | typeof saleDue
  side: Side
  title: string
  /** Conditions of the list beside its order, such as those late. */
  fixed?: Readonly<Record<string, string>>
}

/** Orders with an open rest, the latest first; one press makes the draft of what comes or goes. */
export const DueOrders = ({ of, side, title, fixed }: DueOrdersProps) => {
  const { t } = useStockText()
  const { formatDate, formatNumber } = useLocale()
  const { client, permissions, navigate } = useHost()
  const { busy, deliver } = useDeliver(side)
  const query = { descs: 'daysLate', size: '50', ...fixed }
  const { data, error, mutate } = useSWR<Page<DueRow>, Error>(['list', of.key, JSON.stringify(query)], () =>
    client.request<Page<DueRow>>({ path: of.path, query, silent: true }),
  )
  const { orders } = sides[side]
  if (!permissions.has(`${of.key}_view`)) return null
  const columns: TableColumn<DueRow>[] = [
    {
      key: 'no',
      header: t('day.order'),
      render: ({ orderId, no }) => {
        const path = `${orders}/detail/${encodeURIComponent(orderId ?? '')}`
        return (
          <Link href={path} onPress={() => navigate(path)}>
            {no}
          </Link>
        )
      },
    },
    { key: 'partner', header: t('day.partner'), render: ({ _labels }) => _labels?.supplierId ?? _labels?.customerId ?? '' },
    ...(side === 'receive'
      ? [
          {
            key: 'phone',
            header: t('day.phone'),
            render: ({ supplierPhone }: DueRow) =>
              supplierPhone ? <Link href={`tel:${supplierPhone}`}>{supplierPhone}</Link> : '',
          },
        ]
      : []),
    { key: 'due', header: t('day.due'), render: ({ dueOn }) => (dueOn ? formatDate(dueOn) : '') },
    {
      key: 'late',
      header: t('day.late'),
      align: 'right',
      render: ({ daysLate }) => (Number(daysLate) > 0 ? <Late>{t('day.days', { count: Number(daysLate) })}</Late> : ''),
    },
    {
      key: 'open',
      header: t('day.open'),
      align: 'right',
      render: ({ openLines, lineCount, readyLines }) =>
        `${openLines} / ${lineCount}${side === 'issue' ? ` · ${t('day.ready', { count: Number(readyLines ?? 0) })}` : ''}`,
    },
    {
      key: 'amount',
      header: t('day.amount'),
      align: 'right',
      render: ({ openAmount }) => formatNumber(Number(openAmount ?? 0), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    },
    {
      key: 'do',
      header: t('day.action'),
      pin: 'right',
      width: 124,
      render: (row) =>
        deliver && (
          <Buttons>
            <Button
              size="small"
              isLoading={busy === row.orderId}
              isDisabled={busy !== null}
              onPress={() => void deliver(row.orderId ?? '')}
            >
              {t(side === 'receive' ? 'day.receive' : 'day.issue')}
            </Button>
          </Buttons>
        ),
    },
  ]
  return (
    <Card title={title}>
      {error && !data ? (
        <CardFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={data?.records ?? []}
          rowKey={({ id }) => id}
          isLoading={!data}
          maxHeight={420}
          emptyState={<Empty size="small" title={t('day.nothing')} />}
        />
      )}
    </Card>
  )
}
