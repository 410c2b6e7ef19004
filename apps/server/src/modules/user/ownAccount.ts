import { validate } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { checkOwnPassword } from '../../access/ownPassword.ts'
import { checkStrength, hashPassword } from '../../access/passwords.ts'
import { readProfile } from '../../access/profile.ts'
import { setAvatar } from '../../access/profileAvatar.ts'
import { setPassword } from '../../access/secrets.ts'
import { endSessionsOf } from '../../access/sessions.ts'
import { Refusal } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { writeHistory } from '../../resources/changes.ts'
import { refuseProblems } from '../../resources/check.ts'
import { modelFor } from '../../resources/model.ts'

const info = route({
  method: 'GET',
  path: '/blade-system/user/info',
  access: { signedIn: true },
  run: async ({ session: { tenantId, userId }, services, language }) => {
    const profile = await services.database.asSystem((tx) => readProfile(tx, tenantId, userId, language), { readOnly: true })
    if (!profile) throw new Refusal('unauthorised')
    return { id: userId, tenantId, ...profile }
  },
})

/** What people may change about themselves. Name, department and roles are given to them. */
const own = { phone: user.fields.phone, email: user.fields.email }

const updateInfo = route({
  method: 'POST',
  path: '/blade-system/user/update-info',
  access: { signedIn: true },
  body: z.object({
    phone: z.string().nullish(),
    email: z.string().nullish(),
    avatar: z
      .string()
      .regex(/^\w{0,64}$/)
      .optional(),
  }),
  run: async ({ session, services, body: { avatar, ...body }, language }) => {
    const model = modelFor('user')
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const { value, problems } = validate(own, sent, { partial: true })
    refuseProblems(model, problems, language)
    const at = services.clock()
    await services.database.asTenant(session.tenantId, async (tx) => {
      if (avatar !== undefined) await setAvatar(tx, session, avatar, language)
      const { rows: before } = await sql<{ phone: string | null; email: string | null }>`
        select phone, email from "user" where tenant_id = ${session.tenantId} and id = ${session.userId} for update`.execute(tx)
      const [old] = before
      if (!old) throw new Refusal('unauthorised')
      const next = { ...old, ...value }
      const changed = Object.entries(own).filter(([key]) => old[key as keyof typeof old] !== next[key as keyof typeof own])
      if (changed.length === 0) return
      const { rows } = await sql<{ version: number }>`
        update "user" set phone = ${next.phone}, email = ${next.email}, version = version + 1,
          update_user = ${session.userId}, update_time = ${at.toISOString()}::timestamptz
        where tenant_id = ${session.tenantId} and id = ${session.userId} returning version`.execute(tx)
      const changes = Object.fromEntries(
        changed.map(([key]) => [key, { before: old[key as keyof typeof old], after: next[key as keyof typeof own] }]),
      )
      await writeHistory(tx, session, model, at, [
        { recordId: session.userId, version: rows[0]?.version ?? 0, operation: 'update', changes },
      ])
    })
    return null
  },
})

const passwords = z.object({ oldPassword: z.string(), newPassword: z.string(), newPassword1: z.string().optional() })

/** Sets the caller's own password. All come encrypted; every other session of theirs ends. */
const updatePassword = (path: string) =>
  route({
    method: 'POST',
    path,
    access: { signedIn: true },
    body: passwords,
    run: async ({ session, services, body, request }) => {
      const { access, clock, database } = services
      // Two ciphers of one text differ, so both are opened before they are compared.
      const [old, next, again] = await Promise.all(
        [body.oldPassword, body.newPassword, body.newPassword1 ?? body.newPassword].map((cipher) => access.decrypt(cipher)),
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
      })
      access.forget(session.tenantId, session.userId)
      return null
    },
  })

const checkOld = route({
  method: 'GET',
  path: '/blade-bip/dc-system-user/check-old-pw',
  access: { signedIn: true },
  query: z.object({ oldPassword: z.string() }),
  run: async ({ session, services, query, request }) => {
    await checkOwnPassword(services, session, await services.access.decrypt(query.oldPassword), request.ip)
    return true
  },
})

export const ownAccountRoutes = [
  info,
  updateInfo,
  updatePassword('/blade-system/user/update-password'),
  updatePassword('/blade-bip/dc-system-user/update-password'),
  checkOld,
]
