import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { compareRoutes } from './compare.ts'
import { makeAssessments } from './demo/assessments.ts'
import { makePrices, makeStepPrices } from './demo/prices.ts'
import { makeOffers, makeQuotations } from './demo/quotations.ts'
import { makeTechnologies } from './demo/technologies.ts'
import { outsourceOfferExtension } from './outsourceOffer.ts'
import { outsourcePriceExtension } from './outsourcePrice.ts'
import { outsourceStepPriceExtension } from './outsourceStepPrice.ts'
import { poAssessmentExtension } from './poAssessment.ts'
import { quoteRoutes } from './quote/routes.ts'

const keys = [
  'outsourceTechnology',
  'outsourcePrice',
  'outsourceStepPrice',
  'outsourceQuotation',
  'outsourceOffer',
  'poAssessment',
] as const

export const outsourcing: ServerModule = {
  extensions: {
    outsourceOffer: outsourceOfferExtension,
    outsourcePrice: outsourcePriceExtension,
    outsourceStepPrice: outsourceStepPriceExtension,
    poAssessment: poAssessmentExtension,
  },
  routes: () => [...quoteRoutes(), ...compareRoutes()],
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
    making({ key: 'poAssessment', name: 'supplier assessments', count: 360, after: ['supplier'], make: makeAssessments }),
  ],
  grants: {
    buyer: Object.assign({}, ...keys.map((key) => on(key, 'all'))),
    planner: Object.assign({}, ...keys.map((key) => on(key, 'all', look))),
    inspector: { ...on('poAssessment', 'all', [...look, 'audit']), ...on('outsourceTechnology', 'all', look) },
  },
}
