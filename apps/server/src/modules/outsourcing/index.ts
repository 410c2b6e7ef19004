import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { compareRoutes } from './compare.ts'
import { assessmentCourses } from './courses.ts'
import { makeAssessments } from './demo/assessments.ts'
import { makeOutsourceIssues, makeOutsourceOrders, makeOutsourceReceipts } from './demo/orders.ts'
import { makePrices, makeStepPrices } from './demo/prices.ts'
import { makeOffers, makeQuotations } from './demo/quotations.ts'
import { makeTechnologies } from './demo/technologies.ts'
import { outsourceOfferExtension } from './outsourceOffer.ts'
import { outsourceOrderExtension, outsourceReceiptExtension } from './outsourceOrder.ts'
import { outsourcePriceExtension } from './outsourcePrice.ts'
import { outsourceStepPriceExtension } from './outsourceStepPrice.ts'
import { poAssessmentExtension } from './poAssessment.ts'
import { quoteRoutes } from './quote/routes.ts'

const keys = [
  'outsourceTechnology',
  'outsourcePrice',
  'outsourceStepPrice',
  'outsourceQuotation',
  'outsourceOrder',
  'outsourceIssue',
  'outsourceReceipt',
  'outsourceOffer',
  'poAssessment',
] as const

export const outsourcing: ServerModule = {
  extensions: {
    outsourceOffer: outsourceOfferExtension,
    outsourceOrder: outsourceOrderExtension,
    outsourceReceipt: outsourceReceiptExtension,
    outsourcePrice: outsourcePriceExtension,
    outsourceStepPrice: outsourceStepPriceExtension,
    poAssessment: poAssessmentExtension,
  },
  routes: () => [...quoteRoutes(), ...compareRoutes()],
  courses: assessmentCourses,
  demo: [
    making({ key: 'outsourceTechnology', name: 'outsourced processes', count: 24, make: makeTechnologies }),
    making({
      key: 'outsourcePrice',
      name: 'outsourcing prices',
      count: 600,
      after: ['supplier', 'material', 'outsourceTechnology'],
      make: makePrices,
    }),
    making({ key: 'outsourceStepPrice', name: 'step prices', count: 900, after: ['outsourcePrice'], make: makeStepPrices }),
    making({
      key: 'outsourceQuotation',
      name: 'outsourcing enquiries',
      count: 120,
      after: ['supplier', 'material', 'outsourceTechnology'],
      make: makeQuotations,
    }),
    making({ key: 'outsourceOffer', name: 'offers', count: 700, after: ['outsourceQuotation'], make: makeOffers }),
    making({
      key: 'outsourceOrder',
      name: 'outsourcing orders',
      count: 420,
      after: ['supplier', 'material', 'outsourceTechnology'],
      make: makeOutsourceOrders,
    }),
    making({
      key: 'outsourceIssue',
      name: 'outsourcing issues',
      count: 500,
      after: ['outsourceOrder'],
      make: makeOutsourceIssues,
    }),
    making({
      key: 'outsourceReceipt',
      name: 'outsourcing receipts',
      count: 500,
      after: ['outsourceOrder'],
      make: makeOutsourceReceipts,
    }),
    making({ key: 'poAssessment', name: 'supplier assessments', count: 360, after: ['supplier'], make: makeAssessments }),
  ],
  grants: {
    buyer: Object.assign({}, ...keys.map((key) => on(key, 'all'))),
    planner: Object.assign({}, ...keys.map((key) => on(key, 'all', look))),
    worker: {
      ...on('outsourceIssue', 'all', ['view', 'add', 'edit', 'confirm']),
      ...on('outsourceReceipt', 'all', ['view', 'add', 'edit', 'confirm']),
      ...on('outsourceOrder', 'all', ['view']),
    },
    inspector: {
      ...on('outsourceReceipt', 'all', look),
      ...on('poAssessment', 'all', [...look, 'audit']),
      ...on('outsourceTechnology', 'all', look),
    },
  },
}
