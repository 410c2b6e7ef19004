import { purchaseOrder, stockCard } from '@bip/contract/resources'
import { Button, Empty, PageHeader, Result, Skeleton } from '@bip/design-system'
import { Boxes, ShoppingCart } from '@bip/design-system/icons'
import { RecordCombo } from '@bip/pickers'
import { reasonOf, useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useSearchParams } from 'react-router-dom'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { Explained } from '../explain/Explained.tsx'
import { useStockText } from '../useStockText.ts'
import { CardBody } from './CardBody.tsx'
import { Bar, Page } from './card.styles.ts'
import { useCard } from './useCard.ts'

/** The card of a material: its history, what is expected and wanted, and the day it runs short. */
export const CardPage = () => {
  const { t } = useStockText()
  useTabLabel(t('card.title'))
  const { permissions } = useHost()
  return permissions.has(`${stockCard.key}_view`) ? <Allowed /> : <StatusPage status={403} />
}

const Allowed = () => {
  const { t } = useStockText()
  const { permissions, navigate, createPath } = useHost()
  const [search, setSearch] = useSearchParams()
  const [materialId, warehouseId] = [search.get('materialId'), search.get('warehouseId')]
  const [materials, warehouses] = [useAdapter('material'), useAdapter('warehouse')]
  const { data, error, mutate } = useCard(materialId, warehouseId)
  const put = (key: string, value: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  return (
    <Page>
      <PageHeader title={t('card.title')} />
      <Bar>
        <RecordCombo label={t('card.material')} adapter={materials} value={materialId} onChange={(id) => put('materialId', id)} />
        <RecordCombo
          label={t('card.warehouse')}
          adapter={warehouses}
          value={warehouseId}
          onChange={(id) => put('warehouseId', id)}
        />
        {materialId && permissions.has('stockPivot_view') && (
          <Button
            icon={<Boxes size={16} aria-hidden />}
            onPress={() => navigate(`/wms/stock-pivot?rows=warehouse,location,lot&materialId=${encodeURIComponent(materialId)}`)}
          >
            {t('card.toPivot')}
          </Button>
        )}
        {materialId && permissions.has('purchaseOrder_add') && (
          <Button icon={<ShoppingCart size={16} aria-hidden />} onPress={() => navigate(createPath(purchaseOrder))}>
            {t('card.orderIt')}
          </Button>
        )}
      </Bar>
      {!materialId && <Empty title={t('card.choose')} description={t('card.chooseHint')} />}
      {materialId && error && !data && (
        <Result
          status={500}
          title={t('failed')}
          description={reasonOf(error)}
          action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}
        />
      )}
      {materialId && !data && !error && <Skeleton lines={10} height={24} />}
      {materialId && data && <CardBody card={data.card} outlook={data.outlook} isWithinWarehouse={warehouseId !== null} />}
      <Explained />
    </Page>
  )
}
