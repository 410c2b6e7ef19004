import { material, stockTransfer, wmsInStock, wmsOutStock } from '@bip/contract/resources'
import { pickerRoutes } from '../../resources/serve.ts'
import { endMonth } from '../../resources/stock/months.ts'
import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeCargoOwners, makeKeepers } from './demo/people.ts'
import { makeLocations, makeWarehouses } from './demo/warehouses.ts'
import { documentExtension } from './documents/extension.ts'
import { documentRoutes } from './documents/routes.ts'
import { generateLocations } from './generateLocations.ts'
import { reservationExtension } from './reservations.ts'
import { warehouseLocationExtension } from './warehouseLocation.ts'
import { wmsProduct } from './wmsProduct.ts'

const kept = ['warehouse', 'warehouseLocation', 'cargoOwner', 'warehouseKeeper', 'wmsProduct'] as const
const ledger = ['stockBalance', 'stockEntry', 'stockLot', 'stockPeriod'] as const
const documents = ['wmsInStock', 'wmsOutStock', 'stockTransfer', 'stockReservation'] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const wms: ServerModule = {
  extensions: {
    stockPeriod: { operations: { close: (context, { month }) => endMonth(context, String(month)) } },
    stockReservation: reservationExtension,
    stockTransfer: documentExtension(stockTransfer),
    warehouse: { operations: { generateLocations } },
    warehouseLocation: warehouseLocationExtension,
    wmsInStock: documentExtension(wmsInStock),
    wmsOutStock: documentExtension(wmsOutStock),
  },
  queries: [wmsProduct],
  routes: () => [...pickerRoutes(material, { selectData: '/blade-bip/dc-wms-product/select-data' }), ...documentRoutes()],
  demo: [
    making({ key: 'warehouse', name: 'warehouses', count: 10, make: makeWarehouses }),
    making({ key: 'warehouseLocation', name: 'locations', count: 4000, after: ['warehouse'], make: makeLocations }),
    making({ key: 'cargoOwner', name: 'owners of goods', count: 12, after: ['customer', 'supplier'], make: makeCargoOwners }),
    making({ key: 'warehouseKeeper', name: 'keepers', count: 12, make: makeKeepers }),
  ],
  grants: {
    buyer: { ...all(kept, look), ...all(ledger, look), ...all(documents, look) },
    planner: { ...all(kept), ...all(ledger), ...all(documents) },
    inspector: { ...all(kept, look), ...all(ledger, look), ...all(documents, ['view']) },
    worker: { ...all(kept, ['view']), ...all(['stockBalance'], ['view']) },
  },
}
