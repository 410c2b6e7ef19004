import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeMaterials } from './demo/materials.ts'
import { makePurchaseOrders } from './demo/purchaseOrders.ts'
import { makeShips } from './demo/ships.ts'
import { makeSuppliers } from './demo/suppliers.ts'
import { purchaseByMonth } from './purchaseByMonth.ts'
import { purchaseBySupplier } from './purchaseBySupplier.ts'
import { routes } from './shipWall.ts'

export const scm: ServerModule = {
  queries: [purchaseByMonth, purchaseBySupplier],
  routes,
  demo: [
    making({ key: 'supplier', name: 'suppliers', count: 320, make: makeSuppliers }),
    making({ key: 'material', name: 'materials', count: 20_000, after: ['supplier'], make: makeMaterials }),
    making({
      key: 'purchaseOrder',
      name: 'purchase orders',
      count: 3000,
      after: ['supplier', 'material'],
      make: makePurchaseOrders,
    }),
    making({ key: 'ship', name: 'dispatches', count: 400, after: ['customer'], make: makeShips }),
  ],
  grants: {
    sales: { ...on('ship', 'all', look), ...on('material', 'all', ['view']) },
    planner: {
      ...on('ship', 'all'),
      ...on('material', 'all'),
      ...on('purchaseOrder', 'all', look),
      ...on('supplier', 'all', ['view']),
    },
    inspector: {
      ...on('material', 'all', look),
      ...on('supplier', 'all', look),
      ...on('purchaseOrder', 'all', ['view']),
      ...on('ship', 'all', ['view']),
    },
    buyer: {
      ...on('purchaseOrder', 'deptDeep'),
      ...on('purchaseByMonth', 'all'),
      ...on('purchaseBySupplier', 'all'),
      ...on('supplier', 'all'),
      ...on('material', 'all', [...look, 'edit']),
    },
    worker: { ...on('ship', 'all', ['view']), ...on('material', 'all', ['view']) },
  },
}
