import type { Route } from '../http/route.ts'
import { dictionaryRoutes } from './dictionaries/lookupRoutes.ts'
import { dictionaryAdminRoutes } from './dictionaries/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { logRoutes } from './logs/routes.ts'
import { menuRoutes } from './menus/ownRoutes.ts'
import { menuAdminRoutes } from './menus/routes.ts'
import { onlineRoutes } from './online/routes.ts'
import { parameterRoutes } from './params/routes.ts'
import { roleKeysRoutes } from './roles/keysRoutes.ts'
import { roleRoutes } from './roles/routes.ts'
import { regionRoutes } from './structure/regionRoutes.ts'
import { structureRoutes } from './structure/routes.ts'
import { tenantRoutes } from './tenants/routes.ts'

/** What callers may do, and what administrators keep. */
export const routes = (): Route[] => [
  ...menuRoutes,
  ...menuAdminRoutes,
  ...dictionaryRoutes,
  ...dictionaryAdminRoutes,
  ...structureRoutes,
  ...roleRoutes,
  ...roleKeysRoutes,
  ...regionRoutes,
  ...logRoutes,
  ...onlineRoutes,
  ...parameterRoutes,
  ...tenantRoutes,
  ...healthRoutes,
]
