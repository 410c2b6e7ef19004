import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import { route } from '../../../http/route.ts'
import { checkOwnPassword } from '../../../identity/own/password.ts'
import { readProfile } from '../../../identity/own/profile.ts'
import { originOf, tellOwner } from '../../../identity/own/tellOwner.ts'
import { numberIn } from '../../../identity/phones/store.ts'
import { checkStrength, hashPassword } from '../../../identity/secrets/passwords.ts'
import { setPassword } from '../../../identity/secrets/stored.ts'
import { endSessionsOf } from '../../../identity/session/sessions.ts'
import { updateContact } from './ownContact.ts'

/** Also for whoever still has to choose a password: they read who they are, and choose it. */
const access = { signedIn: true, whilePasswordDue: true } as const

const info = route({
  method: 'GET',
  path: '/blade-system/user/info',
  access,
  run: async ({ session: { tenantId, userId }, services, language }) => {
    const profile = await services.database.asSystem((tx) => readProfile(tx, tenantId, userId, language), { readOnly: true })
    if (!profile) throw new Refusal('unauthorised')
    return { id: userId, tenantId, ...profile }
  },
})

const passwords = z.object({ oldPassword: z.string(), newPassword: z.string(), newPassword1: z.string().optional() })

/** Sets the caller's own password. All come encrypted; every other session of theirs ends. */
const updatePassword = (path: string) =>
  route({
    method: 'POST',
    path,
    access,
    body: passwords,
    run: async ({ session, services, body, request }) => {
      const { clock, database } = services
      // Two ciphers of one text differ, so both are opened before they are compared.
      const [old, next, again] = await Promise.all(
        [body.oldPassword, body.newPassword, body.newPassword1 ?? body.newPassword].map((cipher) =>
          services.access.decrypt(cipher),
        ),
      )
      await checkOwnPassword(services, session, old ?? null, request.ip)
      if (typeof next !== 'string' || next !== again) throw new Refusal('passwordsDiffer')
      checkStrength(next, session.account)
      if (next === old) throw new Refusal('passwordSame')
      const hash = await hashPassword(next)
      const at = clock()
      await database.asTenant(session.tenantId, async (tx) => {
        await setPassword(tx, session.userId, { hash, pwStatus: 0, origin: 'own', at: at.toISOString() })
        await endSessionsOf(tx, session.userId, at, 'the password was changed', session.sessionId)
        const phone = await numberIn(tx, session.tenantId, session.userId)
        await tellOwner(tx, services, session, originOf(request), { userId: session.userId, change: 'password', phone })
      })
      services.access.forget(session.tenantId, session.userId)
      return null
    },
  })

const checkOld = route({
  method: 'GET',
  path: '/blade-bip/dc-system-user/check-old-pw',
  access,
  query: z.object({ oldPassword: z.string() }),
  run: async ({ session, services, query, request }) => {
    await checkOwnPassword(services, session, await services.access.decrypt(query.oldPassword), request.ip)
    return true
  },
})

export const ownAccountRoutes = [
  info,
  updateContact,
  updatePassword('/blade-system/user/update-password'),
  updatePassword('/blade-bip/dc-system-user/update-password'),
  checkOld,
]
