import { department, organisation } from '@bip/contract/resources'
import type { Route } from '../../http/route.ts'
import { pickerRoutes } from '../../resources/serve.ts'

/** What the specification's pickers choose from at addresses of their own. */
export const routesOfPickers = (): Route[] => [
  ...pickerRoutes(department, { list: '/blade-bip/bip-blade-dept/list' }),
  ...pickerRoutes(organisation, { list: '/blade-bip/org/list', selectData: '/blade-bip/org/select-data' }, 'orgId'),
]
