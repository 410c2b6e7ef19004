import { makePrinters, makeTemplates } from '../../printing/demo/make.ts'
import { printerExtension, printJobExtension, printTemplateExtension } from '../../printing/extensions.ts'
import { routes as printRoutes } from '../../printing/routes.ts'
import { on } from '../../seed/demo/grants.ts'
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
    printer: printerExtension,
    printJob: printJobExtension,
    printTemplate: printTemplateExtension,
    smsMessage: smsMessageExtension,
    tenantPackage: tenantPackageExtension,
    user: userExtension,
  },
  routes: () => [...userRoutes, ...printRoutes()],
  demo: [
    making({ key: 'post', name: 'positions', count: 100, make: makePosts }),
    making({ key: 'sopDoc', name: 'procedures', count: 100, make: makeProcedures }),
    making({ key: 'printTemplate', name: 'print templates', count: 100, make: makeTemplates }),
    making({ key: 'printer', name: 'printers', count: 100, make: makePrinters }),
  ],
  grants: { employee: on('printJob', 'self') },
}
