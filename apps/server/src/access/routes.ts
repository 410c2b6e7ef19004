import type { Route } from '../http/route.ts'
import { userRoutes } from '../modules/system/user/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { deviceRoutes } from './deviceRoutes.ts'
import { dictionaryAdminRoutes } from './dictionaries/routes.ts'
import { dictionaryRoutes } from './dictionaryRoutes.ts'
import { faceRoutes } from './face/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { logRoutes } from './logs/routes.ts'
import { menuRoutes } from './menuRoutes.ts'
import { menuAdminRoutes } from './menus/routes.ts'
import { onlineRoutes } from './online/routes.ts'
import { ownRoutes } from './own/routes.ts'
import { parameterRoutes } from './params/routes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { regionRoutes } from './regionRoutes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { roleKeysRoutes } from './roles/keysRoutes.ts'
import { roleRoutes } from './roles/routes.ts'
import { sessionRoutes } from './sessionRoutes.ts'
import { smsRoutes } from './sms/routes.ts'
import { socialRoutes } from './social/routes.ts'
import { structureRoutes } from './structureRoutes.ts'
import { tenantRoutes } from './tenants/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { tokenRoute } from './tokenRoute.ts'

/** Who comes in, what they may do, and what every client asks before it shows anything. */
export const routes = (): Route[] => [
  tokenRoute,
  ...captchaRoutes(),
  ...smsRoutes,
  ...registrationRoutes,
  ...socialRoutes,
  ...ticketRoutes,
  ...faceRoutes,
  ...sessionRoutes,
  ...deviceRoutes,
  ...ownRoutes,
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
  ...publicRoutes,
  ...healthRoutes,
  ...userRoutes,
]
