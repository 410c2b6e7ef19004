import { material } from '@bip/contract/resources'
import { pickerRoutes } from '../../resources/serve.ts'
import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeCargoOwners, makeKeepers } from './demo/people.ts'
import { makeLocations, makeWarehouses } from './demo/warehouses.ts'
import { generateLocations } from './generateLocations.ts'
import { warehouseLocationExtension } from './warehouseLocation.ts'
import { wmsProduct } from './wmsProduct.ts'

const kept = ['warehouse', 'warehouseLocation', 'cargoOwner', 'warehouseKeeper', 'wmsProduct'] as const

export const wms: ServerModule = {
  extensions: {
    warehouse: { operations: { generateLocations } },
    warehouseLocation: warehouseLocationExtension,
  },
  queries: [wmsProduct],
  routes: () => pickerRoutes(material, { selectData: '/blade-bip/dc-wms-product/select-data' }),
  demo: [
    making({ key: 'warehouse', name: 'warehouses', count: 10, make: makeWarehouses }),
    making({ key: 'warehouseLocation', name: 'locations', count: 4000, after: ['warehouse'], make: makeLocations }),
    making({ key: 'cargoOwner', name: 'owners of goods', count: 12, after: ['customer', 'supplier'], make: makeCargoOwners }),
    making({ key: 'warehouseKeeper', name: 'keepers', count: 12, make: makeKeepers }),
  ],
  grants: {
    buyer: Object.assign({}, ...kept.map((key) => on(key, 'all', look))),
    planner: Object.assign({}, ...kept.map((key) => on(key, 'all'))),
    inspector: Object.assign({}, ...kept.map((key) => on(key, 'all', look))),
    worker: Object.assign({}, ...kept.map((key) => on(key, 'all', ['view']))),
  },
}
