import type { Extension } from '../../../model/extension.ts'
import { look, on } from '../../../seed/demo/grants.ts'
import { making } from '../../../seed/demo/step.ts'
import { makeCustomerRlists } from '../demo/customerRlists.ts'
import { makeRlistConfigues } from '../demo/rlistConfigues.ts'
import { makeRlistMappings } from '../demo/rlistMappings.ts'
import { customerRlistExtension } from './customerRlist.ts'
import { rlistConfigueExtension } from './rlistConfigue.ts'

export const demandExtensions: Readonly<Record<string, Extension>> = {
  customerRlist: customerRlistExtension,
  rlistConfigue: rlistConfigueExtension,
}

export const demandSteps = [
  making({ key: 'rlistConfigue', name: 'list settings', count: 10, make: makeRlistConfigues }),
  making({
    key: 'customerRlist',
    name: 'demand schedules',
    count: 180,
    after: ['customer', 'opps', 'rlistConfigue'],
    make: makeCustomerRlists,
  }),
  making({ key: 'rlistMapping', name: 'sheet mappings', count: 40, after: ['customerRlist'], make: makeRlistMappings }),
]

/** Sellers keep schedules of their customers; planners look at all of them. */
export const demandGrants = {
  sales: {
    ...on('customerRlist', 'deptDeep'),
    ...on('rlistCompare', 'all'),
    ...on('rlistConfigue', 'all', look),
    ...on('rlistMapping', 'all'),
  },
  planner: { ...on('customerRlist', 'all', look), ...on('rlistCompare', 'all'), ...on('rlistConfigue', 'all', look) },
}
