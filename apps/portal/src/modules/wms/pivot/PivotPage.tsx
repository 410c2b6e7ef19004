import { type StockDimension, stockDimensions, stockPivot } from '@bip/contract/resources'
import { PageHeader, Select } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { useDictionary, useHost, wordOf } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { Explained } from '../explain/Explained.tsx'
import { useExplaining } from '../explain/explaining.ts'
import { useStockText } from '../useStockText.ts'
import { PivotTable } from './PivotTable.tsx'
import { Bar, Page } from './pivot.styles.ts'
import type { Narrowing } from './pivotCalls.ts'

const isDimension = (name: string): name is StockDimension => stockDimensions.some((one) => one === name)
const usual: StockDimension[] = ['warehouse', 'material', 'location']

/** Stock by what one chooses, level by level; every figure opens the entries that it is the sum of. */
export const PivotPage = () => {
  const { t } = useStockText()
  useTabLabel(t('pivot.title'))
  const { permissions } = useHost()
  return permissions.has(`${stockPivot.key}_view`) ? <Allowed /> : <StatusPage status={403} />
}

const Allowed = () => {
  const { t } = useStockText()
  const [search, setSearch] = useSearchParams()
  const [, explain] = useExplaining()
  const { entries: words } = useDictionary('DC_STOCK_DIMENSION')
  const [materials, warehouses] = [useAdapter('material'), useAdapter('warehouse')]
  const levels = useMemo(() => {
    const asked = (search.get('rows') ?? '').split(',').filter(isDimension)
    return asked.length > 0 ? [...new Set(asked)] : usual
  }, [search])
  const acrossAsked = search.get('across') ?? ''
  const across = isDimension(acrossAsked) && !levels.includes(acrossAsked) ? acrossAsked : null
  const [materialId, warehouseId] = [search.get('materialId'), search.get('warehouseId')]
  const narrowing = useMemo(
    (): Narrowing => ({ ...(materialId && { material: materialId }), ...(warehouseId && { warehouse: warehouseId }) }),
    [materialId, warehouseId],
  )
  const put = (values: Record<string, string | null>): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(values))
          if (value) next.set(key, value)
          else next.delete(key)
        return next
      },
      { replace: true },
    )
  const options = (free: (dimension: StockDimension) => boolean) =>
    stockDimensions.filter(free).map((value) => ({ value, label: wordOf(words, value) }))
  const setLevel = (index: number, value: string | null): void => {
    const next = levels.slice(0, index)
    if (value && isDimension(value)) next.push(value, ...levels.slice(index + 1).filter((one) => one !== value))
    put({ rows: next.join(','), explain: null })
  }
  return (
    <Page>
      <PageHeader title={t('pivot.title')} />
      <Bar>
        {[0, 1, 2].map(
          (index) =>
            index <= levels.length && (
              <Select
                key={index}
                label={t('pivot.level', { number: index + 1 })}
                size="small"
                isClearable={index > 0}
                placeholder={t('pivot.none')}
                options={options((one) => one === levels[index] || (!levels.slice(0, index).includes(one) && one !== across))}
                value={levels[index] ?? null}
                onChange={(value) => setLevel(index, value)}
              />
            ),
        )}
        <Select
          label={t('pivot.across')}
          size="small"
          isClearable
          placeholder={t('pivot.none')}
          options={options((one) => !levels.includes(one))}
          value={across}
          onChange={(value) => put({ across: value })}
        />
        <RecordCombo
          size="small"
          label={t('pivot.material')}
          adapter={materials}
          value={materialId}
          onChange={(id) => put({ materialId: id })}
        />
        <RecordCombo
          size="small"
          label={t('pivot.warehouse')}
          adapter={warehouses}
          value={warehouseId}
          onChange={(id) => put({ warehouseId: id })}
        />
      </Bar>
      <PivotTable
        key={`${levels.join()} ${across} ${materialId} ${warehouseId}`}
        levels={levels}
        across={across}
        narrowing={narrowing}
        onExplain={explain}
      />
      <Explained />
    </Page>
  )
}
