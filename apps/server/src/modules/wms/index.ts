import { material, stockTransfer, wmsInStock, wmsOutStock } from '@bip/contract/resources'
import { pickerRoutes } from '../../resources/serve.ts'
import { documentExtension } from '../../resources/stock/documents/extension.ts'
import { settlements } from '../../resources/stock/documents/openOrders.ts'
import { endMonth } from '../../resources/stock/months.ts'
import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { stockCourses } from './courses.ts'
import { makeCargoOwners, makeKeepers } from './demo/people.ts'
import { storeStock } from './demo/stock/index.ts'
import { makeLocations, makeWarehouses } from './demo/warehouses.ts'
import { availabilityRoutes } from './documents/availability.ts'
import { documentRoutes } from './documents/routes.ts'
import { sourceRoutes } from './documents/sources.ts'
import { generateLocations } from './generateLocations.ts'
import { erpComparison } from './queries/erpComparison.ts'
import { locationMap } from './queries/locationMap.ts'
import { lotTrace } from './queries/lotTrace.ts'
import { stockAgeing } from './queries/stockAgeing.ts'
import { stockByMaterial } from './queries/stockByMaterial.ts'
import { stockByMonth } from './queries/stockByMonth.ts'
import { stockCard } from './queries/stockCard.ts'
import { stockExplained } from './queries/stockExplained.ts'
import { stockOutlook } from './queries/stockOutlook.ts'
import { stockPivot, stockPivotCells } from './queries/stockPivot.ts'
import { stockReserved } from './queries/stockReserved.ts'
import { wmsInStockDetail } from './queries/wmsInStockDetail.ts'
import { reservationExtension } from './reservations.ts'
import { scanRoutes } from './scan/routes.ts'
import { stockCountExtension } from './stockCount.ts'
import { warehouseLocationExtension } from './warehouseLocation.ts'
import { wmsProduct } from './wmsProduct.ts'

const kept = ['warehouse', 'warehouseLocation', 'cargoOwner', 'warehouseKeeper', 'wmsProduct'] as const
const ledger = [
  'locationMap',
  'lotTrace',
  'stockByMaterial',
  'stockAgeing',
  'stockByMonth',
  'stockCard',
  'stockExplained',
  'stockOutlook',
  'stockPivot',
  'stockReserved',
  'wmsInStockDetail',
  'stockBalance',
  'stockEntry',
  'stockLot',
  'stockPeriod',
] as const
const documents = ['wmsInStock', 'wmsOutStock', 'stockTransfer', 'stockCount', 'stockReservation'] as const
const mirrors = ['erpInventory', 'erpStock', 'erpComparison'] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const wms: ServerModule = {
  extensions: {
    stockCount: stockCountExtension,
    stockPeriod: { operations: { close: (context, { month }) => endMonth(context, String(month)) } },
    stockReservation: reservationExtension,
    stockTransfer: documentExtension(stockTransfer),
    warehouse: { operations: { generateLocations } },
    warehouseLocation: warehouseLocationExtension,
    wmsInStock: documentExtension(wmsInStock, settlements.purchase),
    wmsOutStock: documentExtension(wmsOutStock, settlements.sale),
  },
  queries: [
    erpComparison,
    locationMap,
    lotTrace,
    stockAgeing,
    stockByMaterial,
    stockByMonth,
    stockCard,
    stockExplained,
    stockOutlook,
    stockPivot,
    stockPivotCells,
    stockReserved,
    wmsInStockDetail,
    wmsProduct,
  ],
  routes: () => [
    ...pickerRoutes(material, { selectData: '/blade-bip/dc-wms-product/select-data' }),
    ...documentRoutes(),
    ...sourceRoutes(),
    ...scanRoutes(),
    ...availabilityRoutes(),
  ],
  courses: stockCourses,
  demo: [
    making({ key: 'warehouse', name: 'warehouses', count: 10, make: makeWarehouses }),
    making({
      key: 'warehouseLocation',
      name: 'locations',
      count: 4000,
      isWhole: true,
      after: ['warehouse'],
      make: makeLocations,
    }),
    making({ key: 'cargoOwner', name: 'owners of goods', count: 12, after: ['customer', 'supplier'], make: makeCargoOwners }),
    making({ key: 'warehouseKeeper', name: 'keepers', count: 12, make: makeKeepers }),
    {
      key: 'stockEntry',
      name: 'two years of stock',
      count: 2000,
      isWhole: true,
      after: ['warehouseLocation', 'purchaseOrder', 'saleOrder'],
      run: storeStock,
    },
  ],
  grants: {
    buyer: { ...all(mirrors, look), ...all(kept, look), ...all(ledger, look), ...all(documents, look) },
    planner: { ...all(mirrors, look), ...all(kept), ...all(ledger), ...all(documents) },
    inspector: { ...all(kept, look), ...all(ledger, look), ...all(documents, ['view']) },
    worker: { ...all(kept, ['view']), ...all(['stockBalance', 'locationMap'], ['view']) },
  },
}
