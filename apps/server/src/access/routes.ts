import type { Route } from '../http/route.ts'
import { userRoutes } from '../modules/user/routes.ts'
import { deviceRoutes } from './deviceRoutes.ts'
import { dictionaryAdminRoutes } from './dictionaries/routes.ts'
import { dictionaryRoutes } from './dictionaryRoutes.ts'
import { menuRoutes } from './menuRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { roleRoutes } from './roles/routes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { structureRoutes } from './structureRoutes.ts'
import { tokenRoute } from './tokenRoute.ts'

/** Who comes in, what they may do, and what every client asks before it shows anything. */
export const routes = (): Route[] => [
  tokenRoute,
  ...sessionRoutes,
  ...deviceRoutes,
  ...menuRoutes,
  ...dictionaryRoutes,
  ...dictionaryAdminRoutes,
  ...structureRoutes,
  ...roleRoutes,
  ...publicRoutes,
  ...userRoutes,
]
