import { on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeContacts } from './demo/contacts.ts'
import { makeCustomers } from './demo/customers.ts'

export const crm: ServerModule = {
  demo: [
    making({ key: 'customer', name: 'customers', count: 5000, make: makeCustomers }),
    making({
      key: 'customerContacts',
      name: 'contacts',
      count: 12_000,
      after: ['customer'],
      make: (world, count) => makeContacts(world, count),
    }),
  ],
  grants: {
    sales: { ...on('customer', 'deptDeep'), ...on('customerContacts', 'deptDeep') },
    planner: on('customer', 'all', ['view']),
  },
}
