import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeNameplateBatches, makeNameplateCustomers } from './demo/nameplates.ts'

export const mes: ServerModule = {
  demo: [
    making({
      key: 'nameplateCustomer',
      name: 'customers of nameplates',
      count: 40,
      after: ['customer'],
      make: makeNameplateCustomers,
    }),
    making({
      key: 'nameplateBatch',
      name: 'batches of nameplates',
      count: 90,
      after: ['nameplateCustomer'],
      make: makeNameplateBatches,
    }),
  ],
  grants: {
    planner: { ...on('nameplateCustomer', 'all'), ...on('nameplateBatch', 'all') },
    inspector: { ...on('nameplateCustomer', 'all', look), ...on('nameplateBatch', 'all', look) },
  },
}
