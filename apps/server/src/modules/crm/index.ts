import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { contactRecordsExtension } from './contactRecords.ts'
import { sellingCourses } from './courses.ts'
import { crmCustomerAreaExtension } from './crmCustomerArea.ts'
import { customerExtension } from './customer.ts'
import { customerContactsExtension } from './customerContacts.ts'
import { demandExtensions, demandGrants, demandSteps } from './demand/index.ts'
import { rlistCompare } from './demand/rlistCompare.ts'
import { sheetRoutes } from './demand/sheet/routes.ts'
import { demo } from './demo/index.ts'
import { mergeRoutes } from './merge.ts'
import { morningJob } from './morningJob.ts'
import { poolJob } from './poolJob.ts'
import { sellingExtensions, sellingGrants, sellingSteps } from './selling.ts'
import { similarRoute } from './similar.ts'

export const crm: ServerModule = {
  extensions: {
    customer: customerExtension,
    customerContacts: customerContactsExtension,
    contactRecords: contactRecordsExtension,
    crmCustomerArea: crmCustomerAreaExtension,
    ...sellingExtensions,
    ...demandExtensions,
  },
  courses: sellingCourses,
  queries: [rlistCompare],
  routes: () => [similarRoute, ...mergeRoutes, ...sheetRoutes],
  jobs: [poolJob, morningJob],
  demo: [...demo, ...sellingSteps, ...demandSteps],
  grants: {
    sales: {
      ...on('customer', 'deptDeep'),
      ...on('customerContacts', 'deptDeep'),
      ...on('contactRecords', 'deptDeep'),
      ...on('crmCustomerArea', 'deptDeep'),
      ...on('foundry', 'all', look),
      ...sellingGrants.sales,
      ...demandGrants.sales,
    },
    planner: {
      ...on('customer', 'all', ['view']),
      ...on('crmCustomerArea', 'all', ['view']),
      ...on('foundry', 'all', look),
      ...sellingGrants.planner,
      ...demandGrants.planner,
    },
    buyer: on('foundry', 'all'),
  },
}
