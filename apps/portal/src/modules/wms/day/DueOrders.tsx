import type { Page, RowOf } from '@bip/contract'
import { dayCalls, type purchaseDue, type saleDue } from '@bip/contract/resources'
import { Button, Card, Empty, Link, Table, type TableColumn, useLocale, useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { useStockText } from '../useStockText.ts'
import { Buttons, Late } from './day.styles.ts'

type DueRow = Omit<RowOf<typeof purchaseDue>, 'supplierId' | 'supplierPhone'> & {
  id: string
  supplierPhone?: string | null
  readyLines?: string | null
  _labels?: Readonly<Record<string, string>>
}

type DueOrdersProps = {
  of: typeof purchaseDue | typeof saleDue
  /** What is done with an order: goods of it are received, or issued. */
  side: 'receive' | 'issue'
  title: string
  /** Conditions of the list beside its order, such as those late. */
  fixed?: Readonly<Record<string, string>>
}

const pages = {
  receive: { order: '/scm/purchase-order', made: '/scm/inbound-order', may: 'scmInStock_add', key: 'scmInStock' },
  issue: { order: '/scm/sales-order', made: '/scm/outbound-order', may: 'scmOutStock_add', key: 'scmOutStock' },
} as const

/** Orders with an open rest, the latest first; one press makes the draft of what comes or goes. */
export const DueOrders = ({ of, side, title, fixed }: DueOrdersProps) => {
  const { t } = useStockText()
  const { formatDate, formatNumber } = useLocale()
  const { client, permissions, navigate } = useHost()
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<string | null>(null)
  const query = { descs: 'daysLate', size: '50', ...fixed }
  const { data, error, mutate } = useSWR<Page<DueRow>, Error>(['list', of.key, JSON.stringify(query)], () =>
    client.request<Page<DueRow>>({ path: of.path, query, silent: true }),
  )
  const { order, made, may, key } = pages[side]
  const make = async (row: DueRow): Promise<void> => {
    setBusy(row.id)
    try {
      const answer = await client.request<{ id: string; no: string }>({
        method: 'POST',
        path: dayCalls[side],
        body: { orderId: row.orderId },
        silent: true,
      })
      await Promise.all([mutate(), refresh({ key })])
      toast.success(t('day.made', { no: answer.no }))
      navigate(`${made}/detail/${encodeURIComponent(answer.id)}`)
    } catch (failure) {
      toast.error(reasonOf(failure))
    } finally {
      setBusy(null)
    }
  }
  if (!permissions.has(`${of.key}_view`)) return null
  const columns: TableColumn<DueRow>[] = [
    {
      key: 'no',
      header: t('day.order'),
      render: ({ orderId, no }) => {
        const path = `${order}/detail/${encodeURIComponent(orderId ?? '')}`
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
        permissions.has(may) && (
          <Buttons>
            <Button size="small" isLoading={busy === row.id} isDisabled={busy !== null} onPress={() => void make(row)}>
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
