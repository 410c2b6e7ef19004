import type { RowOf } from '@bip/contract'
import type { purchaseNeeds } from '@bip/contract/resources'
import { Link, NumberField, type TableColumn, useLocale } from '@bip/design-system'
import { trimZeros, useDictionary, useFigures, useHost, wordOf } from '@bip/records'
import { useStockText } from '../useStockText.ts'

export type Need = RowOf<typeof purchaseNeeds> & { id: string; _labels?: Readonly<Record<string, string>> }

type Picking = {
  picked: ReadonlySet<string>
  quantityOf: (need: Need) => string
  onQuantity: (id: string, quantity: string) => void
}

/** The columns of what is to be ordered; the quantity of what is picked can be set. */
export function useNeedColumns({ picked, quantityOf, onQuantity }: Picking): TableColumn<Need>[] {
  const { t } = useStockText()
  const { formatDate } = useLocale()
  const { navigate } = useHost()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  const { entries: reasons } = useDictionary('DC_PURCHASE_NEED')
  const figure = (value: string | null | undefined): string => figures(trimZeros(value ?? '0', 0))
  return [
    { key: 'why', header: t('day.because'), render: ({ needType }) => wordOf(reasons, needType ?? '') },
    {
      key: 'material',
      header: t('day.material'),
      render: ({ materialId, materialCode, _labels }) => {
        const path = `/wms/stock-card?materialId=${encodeURIComponent(materialId ?? '')}`
        return (
          <Link href={path} onPress={() => navigate(path)}>
            {materialCode} {_labels?.materialId}
          </Link>
        )
      },
    },
    { key: 'free', header: t('pivot.available'), align: 'right', render: ({ available }) => figure(available) },
    { key: 'onOrder', header: t('day.onOrder'), align: 'right', render: ({ onOrder }) => figure(onOrder) },
    { key: 'needed', header: t('day.needed'), align: 'right', render: ({ needed }) => figure(needed) },
    {
      key: 'quantity',
      header: t('day.quantity'),
      align: 'right',
      width: 150,
      render: (row) =>
        picked.has(row.id) ? (
          <NumberField
            size="small"
            label={t('day.quantityOf', { material: row.materialCode ?? '' })}
            labelHidden
            value={quantityOf(row)}
            onChange={(value) => onQuantity(row.id, value ?? '')}
          />
        ) : (
          `${figure(row.suggested)} ${wordOf(units, row.unit ?? '')}`
        ),
    },
    { key: 'on', header: t('day.neededOn'), render: ({ neededOn }) => (neededOn ? formatDate(neededOn) : '') },
    {
      key: 'supplier',
      header: t('day.supplier'),
      render: ({ supplierId, _labels }) => (supplierId ? (_labels?.supplierId ?? '') : t('day.noSupplier')),
    },
    { key: 'price', header: t('day.price'), align: 'right', render: ({ price }) => (price ? figure(price) : '') },
  ]
}
