import { locationMap, warehouse } from '@bip/contract/resources'
import { Alert, Button, Empty, PageHeader, Result, Skeleton } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { reasonOf, trimZeros, useFigures, useHost, useLabel } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useStockText } from '../useStockText.ts'
import { Bar, Page } from './map.styles.ts'
import { PlaceStock } from './PlaceStock.tsx'
import { useFirstWarehouse, useMap } from './useMap.ts'

const LocationMap = lazy(() => import('@bip/charts/location-map').then((module) => ({ default: module.LocationMap })))

/** A warehouse from above: its aisles and racks, how full they are, and what lies at the place that is pressed. */
export const LocationMapPage = () => {
  const { t } = useStockText()
  useTabLabel(t('map.title'))
  const { permissions } = useHost()
  return permissions.has(`${locationMap.key}_view`) ? <Allowed /> : <StatusPage status={403} />
}

const Allowed = () => {
  const { t } = useStockText()
  const host = useHost()
  const figures = useFigures()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('warehouseId')
  const first = useFirstWarehouse(!asked)
  const warehouseId = asked ?? first ?? null
  const materialId = search.get('materialId')
  const chosenId = search.get('place')
  const { rows, error, retry, markedIds } = useMap(warehouseId, materialId)
  const [warehouses, materials] = [useAdapter('warehouse'), useAdapter('material')]
  const name = useLabel('warehouse', warehouseId ?? '', undefined)
  const put = (key: string, value: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        if (key === 'warehouseId') next.delete('place')
        return next
      },
      { replace: true },
    )
  const places = useMemo(
    () =>
      (rows ?? []).map((row) => {
        const material = row.materialName ?? ''
        const quantity = figures(trimZeros(row.quantity ?? '0', 0))
        const count = Number(row.materials ?? 0)
        const detail = count > 1 ? t('map.detailMore', { material, count, quantity }) : t('map.detail', { material, quantity })
        return {
          id: row.id,
          name: row.locationName ?? '',
          aisle: row.locationAisle ?? null,
          rack: row.locationRack ?? null,
          level: row.locationLevel ?? null,
          share: row.share === null || row.share === undefined ? null : Number(row.share),
          isLocked: row.isActive === false,
          detail: count > 0 ? detail : '',
        }
      }),
    [rows, t, figures],
  )
  const chosen = places.find(({ id }) => id === chosenId)
  return (
    <Page>
      <PageHeader title={t('map.title')} />
      <Bar>
        <RecordCombo
          label={t('map.warehouse')}
          adapter={warehouses}
          isClearable={false}
          value={warehouseId}
          onChange={(id) => id && put('warehouseId', id)}
        />
        <RecordCombo label={t('map.material')} adapter={materials} value={materialId} onChange={(id) => put('materialId', id)} />
      </Bar>
      {error && !rows && (
        <Result
          status={500}
          title={t('failed')}
          description={reasonOf(error)}
          action={<Button onPress={retry}>{t('retry')}</Button>}
        />
      )}
      {!rows &&
        !error &&
        (warehouseId ? <Skeleton lines={12} height={24} /> : <Empty title={t('map.choose')} description={t('map.chooseHint')} />)}
      {rows && rows.length === 0 && warehouseId && (
        <Empty
          title={t('map.empty')}
          description={t('map.emptyHint')}
          action={<Button onPress={() => host.openRecord(warehouse, warehouseId)}>{t('map.generate')}</Button>}
        />
      )}
      {markedIds?.size === 0 && rows && rows.length > 0 && <Alert tone="info" title={t('map.notHeld')} />}
      {rows && rows.length > 0 && (
        <Suspense fallback={<Skeleton lines={12} height={24} />}>
          <LocationMap
            label={t('map.label', { name })}
            places={places}
            markedIds={markedIds}
            chosenId={chosenId}
            onOpen={({ id }) => put('place', id)}
          />
        </Suspense>
      )}
      {chosen && <PlaceStock id={chosen.id} name={chosen.name} onClose={() => put('place', null)} />}
    </Page>
  )
}
