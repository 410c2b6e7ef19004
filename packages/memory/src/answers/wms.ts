import type { AnyRecord } from '@bip/contract'
import {
  erpComparison,
  locationMap,
  stockAgeing,
  stockByMaterial,
  stockByMonth,
  stockCard,
  wmsInStockDetail,
  wmsProduct,
} from '@bip/contract/resources'
import Big from 'big.js'
import { answering } from './answer.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const sum = (rows: readonly AnyRecord[], key: string, scale = 4): string =>
  rows.reduce((total, row) => total.plus(String(row[key] ?? 0)), Big(0)).toFixed(scale)
const named = (row: AnyRecord | undefined) => ({
  materialCode: text(row?.materialCode),
  materialName: text(row?.materialName),
  unit: text(row?.unit),
})

/** The story of the samples is told on this day. */
const today = Date.parse('2026-11-20T00:00:00Z')
const daysSince = (day: unknown): number => Math.round((today - Date.parse(`${day}T00:00:00Z`)) / 86_400_000)
const bandOf = (days: number): string =>
  days <= 30 ? 'd30' : days <= 90 ? 'd90' : days <= 180 ? 'd180' : days <= 365 ? 'd365' : 'older'

const isHere = (warehouseIds: readonly string[], { warehouseId }: AnyRecord): boolean =>
  warehouseIds.length === 0 || warehouseIds.includes(String(warehouseId))

/** What was added and taken by day or month, in order, and what there was at its end. */
function runningSums(rows: readonly AnyRecord[], key: string, by: (row: AnyRecord) => string, scale: number) {
  let total = Big(0)
  return [...Map.groupBy(rows, by)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own]) => {
      const [plus, minus] = [own.filter((row) => Number(row[key]) > 0), own.filter((row) => Number(row[key]) < 0)]
      total = total.plus(sum(own, key, scale))
      return {
        key: name,
        plus: sum(plus, key, scale),
        minus: Big(sum(minus, key, scale))
          .abs()
          .toFixed(scale),
        total: total.toFixed(scale),
      }
    })
}

const lastMonths = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 10 - 11 + at, 1)).toISOString().slice(0, 7))

export const wms = {
  ...answering(stockByMaterial, ({ asked: { warehouseId = [], isShort }, rows }) => {
    const here = rows('stockBalance').filter((row) => warehouseId.length === 0 || warehouseId.includes(String(row.warehouseId)))
    const byMaterial = Map.groupBy(here, (row) => String(row.materialId))
    return rows('material').flatMap((row) => {
      const own = byMaterial.get(row.id) ?? []
      const available = Big(sum(own, 'quantity')).minus(sum(own, 'reserved'))
      const lack = Big(String(row.safetyStock ?? 0)).minus(available)
      if ((own.length === 0 && !row.safetyStock) || (isShort === true && lack.lte(0))) return []
      return {
        id: row.id,
        materialId: row.id,
        ...named(row),
        specification: text(row.specification),
        quantity: sum(own, 'quantity'),
        reserved: sum(own, 'reserved'),
        available: available.toFixed(4),
        onOrder: '0.0000',
        safetyStock: Big(String(row.safetyStock ?? 0)).toFixed(4),
        shortage: (lack.gt(0) ? lack : Big(0)).toFixed(4),
        value: sum(own, 'value', 2),
      }
    })
  }),
  ...answering(stockAgeing, ({ rows }) => {
    const materials = new Map(rows('material').map((row) => [row.id, row]))
    return rows('stockBalance')
      .filter(({ quantity }) => Number(quantity) > 0)
      .map((row) => ({
        id: row.id,
        balanceId: row.id,
        ...named(materials.get(String(row.materialId))),
        warehouseId: text(row.warehouseId),
        locationId: text(row.locationId),
        lotNo: text(row.lotNo),
        quantity: text(row.quantity),
        value: text(row.value),
        firstInOn: text(row.firstInOn),
        lastMovedOn: text(row.lastMovedOn),
        idleDays: String(daysSince(row.lastMovedOn)),
        expiresOn: text(row.expiresOn),
        ageBand: bandOf(daysSince(row.firstInOn)),
      }))
  }),
  ...answering(stockCard, ({ asked: { materialId, warehouseId = [], period }, rows }) => {
    const own = rows('stockEntry').filter((row) => materialId.includes(String(row.materialId)) && isHere(warehouseId, row))
    return runningSums(own, 'quantity', (row) => String(row.postedOn), 4)
      .filter(({ key }) => key >= (period?.ge ?? '') && key <= (period?.le ?? '9999'))
      .map(({ key, plus, minus, total }) => ({ id: key, day: key, received: plus, issued: minus, balance: total }))
  }),
  ...answering(stockByMonth, ({ asked: { warehouseId = [] }, rows }) => {
    const own = rows('stockEntry').filter((row) => isHere(warehouseId, row))
    const sums = runningSums(own, 'value', (row) => String(row.postedOn).slice(0, 7), 2)
    return lastMonths.map((month) => {
      const inMonth = sums.find(({ key }) => key === month)
      const closing = sums.findLast(({ key }) => key <= month)?.total ?? '0.00'
      return { id: month, month, received: inMonth?.plus ?? '0.00', issued: inMonth?.minus ?? '0.00', closing }
    })
  }),
  ...answering(locationMap, ({ asked: { warehouseId, materialId = [] }, rows }) => {
    const names = new Map(rows('material').map((row) => [row.id, text(row.materialName)]))
    const balances = Map.groupBy(
      rows('stockBalance').filter(({ quantity }) => Number(quantity) !== 0),
      (row) => String(row.locationId),
    )
    return rows('warehouseLocation')
      .filter((row) => warehouseId.includes(String(row.warehouseId)))
      .map((row) => {
        const own = (balances.get(row.id) ?? []).toSorted((one, other) => Number(other.quantity) - Number(one.quantity))
        const quantity = sum(own, 'quantity')
        const capacity = Number(row.capacity ?? 0)
        const share = capacity > 0 ? Big(quantity).div(capacity).toFixed(4) : null
        return {
          id: row.id,
          locationName: text(row.locationName),
          locationAisle: text(row.locationAisle),
          locationRack: text(row.locationRack),
          locationLevel: text(row.locationLevel),
          isActive: row.isActive !== false,
          quantity,
          materials: String(new Set(own.map((balance) => balance.materialId)).size),
          materialName: names.get(String(own[0]?.materialId)) ?? null,
          share: Number(quantity) <= 0 ? '0.0000' : share,
          holds: own.some((balance) => materialId.includes(String(balance.materialId))),
        }
      })
  }),
  ...answering(wmsInStockDetail, ({ rows }) => {
    const materials = new Map(rows('material').map((row) => [row.id, row]))
    return rows('wmsInStock').flatMap((document) =>
      (document.lines as AnyRecord[]).map((line) => ({
        id: line.id,
        inStockId: document.id,
        no: text(document.no),
        docStatus: text(document.docStatus),
        inType: text(document.inType),
        postedOn: text(document.postedOn),
        warehouseId: text(document.warehouseId),
        ...named(materials.get(String(line.materialId))),
        quantity: text(line.quantity),
        lotNo: text(line.lotNo),
        serialNo: text(line.serialNo),
        sourceNo: text(line.sourceNo),
      })),
    )
  }),
  ...answering(erpComparison, ({ asked: { differsOnly }, rows }) => {
    const materials = new Map(rows('material').map((row) => [row.id, row]))
    return rows('erpInventory').flatMap((row) => {
      const own = rows('stockBalance').filter(
        ({ materialId, warehouseId }) => materialId === row.materialId && warehouseId === row.warehouseId,
      )
      const difference = Big(String(row.erpQuantity)).minus(sum(own, 'quantity'))
      if (!row.warehouseId || (differsOnly === true && difference.eq(0))) return []
      return {
        id: row.id,
        materialId: text(row.materialId),
        ...named(materials.get(String(row.materialId))),
        warehouseId: text(row.warehouseId),
        erpQuantity: text(row.erpQuantity),
        quantity: sum(own, 'quantity'),
        difference: difference.toFixed(4),
        asOf: text(row.asOf),
      }
    })
  }),
  ...answering(wmsProduct, ({ rows }) =>
    rows('material')
      .filter(({ category, isActive }) => category === 'finished' && isActive !== false)
      .map((row) => ({
        id: row.id,
        materialId: row.id,
        productCode: text(row.materialCode),
        productName: text(row.materialName),
        specification: text(row.specification),
        unit: text(row.unit),
        referencePrice: text(row.referencePrice),
      })),
  ),
}
