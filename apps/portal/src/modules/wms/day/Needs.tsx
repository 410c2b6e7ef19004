import type { Page } from '@bip/contract'
import { dayCalls, purchaseNeeds } from '@bip/contract/resources'
import { Button, Card, Empty, Table, useToast } from '@bip/design-system'
import { ShoppingCart } from '@bip/design-system/icons'
import { reasonOf, trimZeros, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { CardFailed } from '../../../pages/CardFailed.tsx'
import { GridBar } from '../../grid.styles.ts'
import { useStockText } from '../useStockText.ts'
import { type Filter, NeedFilter } from './NeedFilter.tsx'
import { type Need, useNeedColumns } from './useNeedColumns.tsx'

/** Rows that are shown at first, and by so many more each time. */
const portion = 200
/** No list answers more at once. */
const maxRows = 1000

const everything: Filter = { needType: null, supplierId: null }

/** What is to be ordered, the soonest needed first. */
function useNeeds({ needType, supplierId }: Filter, size: number) {
  const { client } = useHost()
  const query = { ascs: 'neededOn', size: String(size), ...(needType && { needType }), ...(supplierId && { supplierId }) }
  return useSWR<Page<Need>, Error>(
    ['list', purchaseNeeds.key, 'day', JSON.stringify(query)],
    () => client.request<Page<Need>>({ path: purchaseNeeds.path, query, silent: true }),
    { keepPreviousData: true },
  )
}

/** What is to be ordered: picked, its quantity set right, and ordered as one draft for each supplier. */
export const Needs = () => {
  const { t } = useStockText()
  const { client, permissions, navigate } = useHost()
  const toast = useToast()
  const refresh = useRefresh()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [quantities, setQuantities] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [filter, setFilter] = useState(everything)
  const [size, setSize] = useState(portion)
  const { data, error, mutate } = useNeeds(filter, size)
  const narrow = (change: Partial<Filter>): void => {
    setFilter({ ...filter, ...change })
    setSize(portion)
  }
  const rows = data?.records ?? []
  const chosen = rows.filter(({ id }) => picked.has(id))
  const suppliers = new Set(chosen.map(({ supplierId }) => supplierId)).size
  const quantityOf = ({ id, suggested }: Need): string => quantities.get(id) ?? trimZeros(suggested ?? '0', 0)
  const order = async (): Promise<void> => {
    setBusy(true)
    try {
      const picks = chosen.map((row) => ({
        materialId: row.materialId,
        supplierId: row.supplierId,
        quantity: quantityOf(row),
        requestLineId: row.requestLineId,
        neededOn: row.neededOn,
      }))
      const made = await client.request<{ id: string; no: string }[]>({
        method: 'POST',
        path: dayCalls.order,
        body: { picks },
        silent: true,
      })
      setPicked(new Set())
      setQuantities(new Map())
      await Promise.all([mutate(), refresh({ key: 'purchaseOrder' }), refresh({ key: 'purchaseRequest' })])
      toast.success(t('day.ordered', { count: made.length, numbers: made.map(({ no }) => no).join(' ') }))
      const [only] = made
      if (only && made.length === 1) navigate(`/scm/purchase-order/detail/${encodeURIComponent(only.id)}`)
    } catch (failure) {
      toast.error(reasonOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const columns = useNeedColumns({
    picked,
    quantityOf,
    onQuantity: (id, value) => setQuantities(new Map(quantities).set(id, value)),
  })
  return (
    <Card
      title={data ? t('day.needs', { count: data.total }) : t('day.toOrder')}
      extra={
        permissions.has('purchaseOrder_add') && (
          <Button
            size="small"
            variant="primary"
            icon={<ShoppingCart size={16} aria-hidden />}
            isDisabled={chosen.length === 0 || chosen.some((row) => !(Number(quantityOf(row)) > 0))}
            isLoading={isBusy}
            onPress={() => void order()}
          >
            {chosen.length === 0 ? t('day.orderPicked') : t('day.orderBySupplier', { count: chosen.length, suppliers })}
          </Button>
        )
      }
    >
      {error && !data ? (
        <CardFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <NeedFilter filter={filter} onChange={narrow} />
          <Table
            caption={t('day.toOrder')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isLoading={!data}
            maxHeight={460}
            selection={{
              mode: 'multiple',
              keys: picked,
              onChange: setPicked,
              isDisabled: (key) => !rows.find(({ id }) => id === key)?.supplierId,
            }}
            emptyState={<Empty size="small" title={t('day.nothingToOrder')} />}
          />
          {rows.length > 0 && rows.length < (data?.total ?? 0) && (
            <GridBar>
              {t('day.shown', { shown: rows.length, count: data?.total ?? 0 })}
              {size < maxRows && (
                <Button size="small" onPress={() => setSize(Math.min(maxRows, size + portion))}>
                  {t('day.more')}
                </Button>
              )}
            </GridBar>
          )}
        </>
      )}
    </Card>
  )
}
