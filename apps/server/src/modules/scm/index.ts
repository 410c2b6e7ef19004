import { scmInStock } from '@bip/contract/resources'
import { documentExtension } from '../../resources/stock/documents/extension.ts'
import { settlements } from '../../resources/stock/documents/openOrders.ts'
import { look, on, without } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { amendRoutes } from './amend/routes.ts'
import { auditors } from './auditors.ts'
import { purchaseCourses } from './courses.ts'
import { purchaseDue, saleDue } from './day/due.ts'
import { purchaseNeeds } from './day/needs.ts'
import { dayRoutes } from './day/routes.ts'
import { makeAmendments } from './demo/amendments.ts'
import { makeGroups } from './demo/groups.ts'
import { makeAuditNodes, makeConstants, makeExchangeRates, makeSupplierMaterials } from './demo/masterData.ts'
import { makeMaterials } from './demo/materials.ts'
import { makeForecasts, makePurchaseRequests, makeSaleOrders } from './demo/orders.ts'
import { makeOrderTemplates } from './demo/orderTemplates.ts'
import { storeProducts } from './demo/products.ts'
import { makePurchaseOrders } from './demo/purchaseOrders.ts'
import { makeShips } from './demo/ships.ts'
import { makeSuppliers } from './demo/suppliers.ts'
import { scmOutStockExtension } from './dispatch.ts'
import { forecastUse } from './forecastUse.ts'
import { masterExtensions, materialExtension } from './masterData.ts'
import { purchaseByMonth } from './purchaseByMonth.ts'
import { purchaseBySupplier } from './purchaseBySupplier.ts'
import { purchaseOrderExtension } from './purchaseOrder.ts'
import { saleOrderExtension } from './saleOrder.ts'
import { routes as wallRoutes } from './shipWall.ts'

const documents = ['purchaseRequest', 'saleOrder', 'forecast', 'scmInStock', 'scmOutStock'] as const
/** What days are made of. */
const due = Object.assign(
  {},
  ...['forecastUse', 'purchaseDue', 'purchaseNeeds', 'purchaseAmendment', 'saleDue'].map((key) => on(key, 'all')),
)
const config = ['exchangeRate', 'commonConstant', 'auditNodeConfig'] as const

export const scm: ServerModule = {
  extensions: {
    ...masterExtensions,
    material: materialExtension,
    purchaseOrder: purchaseOrderExtension,
    saleOrder: saleOrderExtension,
    scmInStock: documentExtension(scmInStock, settlements.purchase),
    scmOutStock: scmOutStockExtension,
  },
  courses: purchaseCourses,
  approvers: { auditors },
  queries: [forecastUse, purchaseByMonth, purchaseBySupplier, purchaseDue, purchaseNeeds, saleDue],
  routes: (...given) => [...wallRoutes(...given), ...dayRoutes(), ...amendRoutes()],
  demo: [
    making({ key: 'supplier', name: 'suppliers', count: 320, make: makeSuppliers }),
    making({ key: 'materialGroup', name: 'groups of materials', count: 100, make: makeGroups }),
    making({
      key: 'material',
      name: 'materials',
      count: 20_000,
      after: ['supplier', 'warehouse', 'materialGroup'],
      make: makeMaterials,
    }),
    { key: 'wmsProduct', name: 'products', count: 24, after: ['material'], run: storeProducts },
    making({ key: 'exchangeRate', name: 'exchange rates', count: 75, make: makeExchangeRates }),
    making({ key: 'commonConstant', name: 'constants', count: 20, make: makeConstants }),
    making({ key: 'auditNodeConfig', name: 'audit rules', count: 40, make: makeAuditNodes }),
    making({
      key: 'supplierMaterial',
      name: 'supplier materials',
      count: 1500,
      after: ['supplier', 'material'],
      make: makeSupplierMaterials,
    }),
    making({
      key: 'purchaseOrder',
      name: 'purchase orders',
      count: 3000,
      isWhole: true,
      after: ['supplier', 'material'],
      make: makePurchaseOrders,
    }),
    making({
      key: 'purchaseAmendment',
      name: 'purchase amendments',
      count: 36,
      after: ['purchaseOrder'],
      make: makeAmendments,
    }),
    making({
      key: 'purchaseRequest',
      name: 'purchase requests',
      count: 300,
      after: ['material', 'supplier'],
      make: makePurchaseRequests,
    }),
    making({
      key: 'orderTemplate',
      name: 'standard equipment',
      count: 8,
      after: ['material'],
      make: makeOrderTemplates,
    }),
    making({
      key: 'saleOrder',
      name: 'sales orders',
      count: 400,
      after: ['material', 'customer', 'exchangeRate'],
      make: makeSaleOrders,
    }),
    making({ key: 'forecast', name: 'forecasts', count: 60, after: ['material'], make: makeForecasts }),
    making({ key: 'ship', name: 'dispatches', count: 400, after: ['customer'], make: makeShips }),
  ],
  grants: {
    sales: {
      ...on('ship', 'all', look),
      ...on('material', 'all', ['view']),
      ...without('saleOrder', 'deptDeep'),
      ...on('orderTemplate', 'all'),
      ...without('forecast', 'deptDeep'),
      ...on('ship', 'all', ['add', 'edit', 'remove', 'apply']),
      ...on('scmOutStock', 'all', look),
      ...on('saleDue', 'all'),
      ...on('forecastUse', 'all'),
    },
    planner: {
      ...without('ship', 'all'),
      ...on('material', 'all'),
      ...on('materialGroup', 'all'),
      ...on('purchaseOrder', 'all', look),
      ...due,
      ...Object.assign({}, ...documents.map((key) => without(key, 'all'))),
      ...on('supplier', 'all', ['view']),
    },
    inspector: {
      ...on('material', 'all', look),
      ...on('supplier', 'all', look),
      ...on('purchaseOrder', 'all', ['view']),
      ...on('ship', 'all', ['view']),
    },
    buyer: {
      ...without('purchaseOrder', 'deptDeep'),
      ...without('purchaseRequest', 'all'),
      ...on('scmInStock', 'all'),
      ...on('purchaseByMonth', 'all'),
      ...on('purchaseBySupplier', 'all'),
      ...due,
      ...on('supplier', 'all'),
      ...on('material', 'all', [...look, 'edit']),
      ...on('materialGroup', 'all', look),
      ...on('supplierMaterial', 'all'),
      ...Object.assign({}, ...config.map((key) => on(key, 'all', look))),
    },
    worker: { ...on('ship', 'all', ['view']), ...on('material', 'all', ['view']) },
  },
}
