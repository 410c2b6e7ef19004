import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { clientExtension } from './client.ts'
import { makePosts, makeProcedures } from './demo/office.ts'
import { departmentExtension } from './department.ts'
import { apiScopeExtension, dataScopeExtension } from './scopes.ts'
import { smsMessageExtension } from './smsMessage.ts'
import { tenantPackageExtension } from './tenantPackage.ts'
import { userExtension } from './user/extension.ts'
import { userRoutes } from './user/routes.ts'

export const system: ServerModule = {
  extensions: {
    apiScope: apiScopeExtension,
    client: clientExtension,
    dataScope: dataScopeExtension,
    department: departmentExtension,
    smsMessage: smsMessageExtension,
    tenantPackage: tenantPackageExtension,
    user: userExtension,
  },
  routes: () => userRoutes,
  demo: [
    making({ key: 'post', name: 'positions', count: 100, make: makePosts }),
    making({ key: 'sopDoc', name: 'procedures', count: 100, make: makeProcedures }),
  ],
}
