import { authCalls, errors, label, plus, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { ids } from '../../http/paging.ts'
import { route, WithMessage } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import { visitorOf } from '../signIn/call.ts'
import { listClashes, refuseClashes } from '../signIn/clash.ts'
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
  rateLimit: 600,
  run: async ({ services, body: { tenantId, ...asked }, request, language }) => {
    await register(services, await visitorOf(services, request, tenantId), asked, language)
    return new WithMessage(null, errors.registrationWaiting.text)
  },
})

const clash = label('注册申请', 'The registration', 'Lượt đăng ký')

/** Who asked for an account that exists; they were told what everybody is told. */
const clashes = route({
  method: 'GET',
  path: plus.registrationClashes,
  access: { permission: ['user_auditPass', 'user_auditRefuse'] },
  run: ({ services, session: { tenantId } }) => services.database.asSystem((tx) => listClashes(tx, tenantId), { readOnly: true }),
})

const refuse = route({
  method: 'POST',
  path: plus.refuseClashes,
  access: { permission: 'user_auditRefuse' },
  body: z.object({ ids }),
  run: async ({ services, session, body, language }) => {
    const { tenantId } = session
    await services.database.asSystem(async (tx) => {
      const refused = await refuseClashes(tx, tenantId, body.ids)
      if (refused.length === 0) throw new Refusal('notFound', { what: say(clash, language) })
      for (const { id, account } of refused)
        await writeAdminHistory(tx, session, {
          resource: 'registration',
          id,
          operation: 'auditRefuse',
          changes: { account: { before: account, after: null } },
        })
    })
    return null
  },
})

export const registrationRoutes = [registerGuest, clashes, refuse]
