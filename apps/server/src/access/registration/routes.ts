import { authCalls, errors } from '@bip/contract'
import { z } from 'zod'
import { route, Told } from '../../http/route.ts'
import { visitorOf } from '../signInCall.ts'
import { register } from './register.ts'

const short = z.string().max(200)
const draft = z.object({
  tenantId: short.optional(),
  name: short.default(''),
  account: short.default(''),
  password: z.string().max(2000).default(''),
  phone: short.optional(),
  email: short.optional(),
  oauthId: short.optional(),
})

/** Somebody from outside asks for an account; after a third-party sign-in with the `oauthId` that it was answered with. */
const registerGuest = route({
  method: 'POST',
  path: authCalls.registerGuest,
  access: { public: true },
  body: draft,
  rateLimit: 60,
  run: async ({ services, body: { tenantId, ...asked }, request, language }) => {
    await register(services, await visitorOf(services, request, tenantId), asked, language)
    return new Told(null, errors.registrationWaiting.text)
  },
})

export const registrationRoutes = [registerGuest]
