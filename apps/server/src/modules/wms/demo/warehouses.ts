import { plannedLocations } from '@bip/contract'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const days = -1300

/** Code, name, kind, organisation, region, address, the aisles, racks and levels of its locations, and how much each holds. */
const stores = [
  ['SZ-YL', '苏州原材料仓', 'raw', '100006', '苏州工业园区星湖街 218 号 1 号库', [6, 12, 4], '4000.0000'],
  ['SZ-BZ', '苏州标准件仓', 'raw', '100006', '苏州工业园区星湖街 218 号 2 号库', [8, 15, 5], '4000.0000'],
  ['SZ-DQ', '苏州电气仓', 'raw', '100006', '苏州工业园区星湖街 218 号 3 号库', [5, 12, 5], '8000.0000'],
  ['SZ-BC', '苏州半成品仓', 'semi', '100006', '苏州工业园区星湖街 218 号 4 号库', [4, 10, 3], '5000.0000'],
  ['SZ-CP', '苏州成品仓', 'finished', '100006', '苏州工业园区星湖街 220 号', [3, 8, 1], '4.0000'],
  ['SZ-XB', '苏州线边仓', 'line', '100006', '苏州工业园区星湖街 218 号 5 号车间', [2, 10, 2], null],
  ['SZ-BJ', '苏州备件仓', 'spare', '100006', '苏州工业园区星湖街 218 号 6 号库', [3, 12, 4], '500.0000'],
  ['SZ-BL', '苏州不良品仓', 'rejected', '100006', '苏州工业园区星湖街 218 号 7 号库', [1, 6, 2], null],
  ['BN-YL', 'Kho nguyên liệu Bắc Ninh', 'raw', '100010', 'KCN Quế Võ, Bắc Ninh', [5, 10, 4], '5000.0000'],
  ['BN-CP', 'Kho thành phẩm Bắc Ninh', 'finished', '100010', 'KCN Quế Võ, Bắc Ninh', [2, 8, 1], '4.0000'],
] as const

/** The stores of both plants. */
export function makeWarehouses(world: World): DemoRecord[] {
  const keepers = peopleOf(world, 'd08')
  const at = world.calendar.at(days, 8, 30)
  return stores.map(([warehouseCode, warehouseName, stockType, orgId, warehouseAddress], index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: {
      warehouseCode,
      warehouseName,
      stockType,
      orgId,
      warehouseAddress,
      warehouseSupervisor: keepers[index % keepers.length]?.id ?? null,
      keeperIds: [keepers[(index + 1) % keepers.length]?.id, keepers[(index + 2) % keepers.length]?.id].filter(Boolean),
      allowNegative: stockType === 'line',
      pickingRule: stockType === 'spare' ? 'fifo' : 'fefo',
      isActive: true,
    },
  }))
}

/** Every location of every store, and one in each store of bought goods where these wait for their inspection. */
export function makeLocations(world: World): DemoRecord[] {
  const at = world.calendar.at(days, 10, 0)
  let number = 0
  const waiting = (): DemoRecord[] =>
    madeOf(world, 'warehouse').flatMap(({ id: warehouseId, values: { orgId, stockType } }, index) => {
      if (stockType !== 'raw') return []
      const place = { locationAisle: 'QC', locationRack: '01', locationLevel: '1', locationType: 'quarantine' }
      const values = {
        ...place,
        locationName: `${'ABCDEFGHIJ'[index]}-QC-01-1`,
        warehouseId,
        orgId,
        capacity: null,
        isActive: true,
      }
      return { id: idAt(at, number++), at, by: world.admin, values }
    })
  const stored = madeOf(world, 'warehouse').flatMap(({ id: warehouseId, values: { orgId } }, index) => {
    const [aisles, racks, levels] = stores[index]?.[5] ?? [1, 1, 1]
    return plannedLocations({ prefix: 'ABCDEFGHIJ'[index], aisles, racks, levels }).map((location) => ({
      id: idAt(at, number++),
      at,
      by: world.admin,
      values: {
        ...location,
        warehouseId,
        orgId,
        capacity: stores[index]?.[6] ?? null,
        locationType: location.locationAisle === '01' && location.locationRack === '01' ? 'receiving' : 'storage',
        isActive: true,
      },
    }))
  })
  return [...stored, ...waiting()]
}
