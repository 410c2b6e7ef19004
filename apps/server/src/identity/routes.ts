import type { Route } from '../http/route.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { deviceRoutes } from './devices/routes.ts'
import { faceRoutes } from './face/routes.ts'
import { ownRoutes } from './own/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { publicRoutes } from './signIn/publicRoutes.ts'
import { smsRoutes } from './sms/routes.ts'
import { socialRoutes } from './social/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { sessionRoutes } from './token/sessionRoutes.ts'
import { tokenRoute } from './token/tokenRoute.ts'

/** Who comes in, and their own sessions, devices and ways to sign in. */
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
  ...publicRoutes,
]
