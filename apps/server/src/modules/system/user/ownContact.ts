import { type Changes, changesBetween, validate } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import type { Tx } from '../../../db/database.ts'
import { route } from '../../../http/route.ts'
import { setAvatar } from '../../../identity/own/avatar.ts'
import { confirm, demandConfirmed, sealedPassword } from '../../../identity/own/confirmation.ts'
import { type Origin, originOf, tellOwner } from '../../../identity/own/tellOwner.ts'
import { writeHistory } from '../../../model/changes.ts'
import { modelFor } from '../../../model/model.ts'
import { refuseProblems } from '../../../resources/draft/check.ts'
import type { Services } from '../../../services/services.ts'
import type { Session } from '../../../services/session.ts'

/** What people may change about themselves. Name, department and roles are given to them. */
const own = { phone: user.fields.phone, email: user.fields.email }
type Contact = { phone: string | null; email: string | null }

/** Changes the caller's own number and e-mail, which takes their password, and their picture, which does not. */
export const updateContact = route({
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
    password: sealedPassword.optional(),
  }),
  run: async ({ session, services, body: { avatar, password, ...body }, language, request }) => {
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const { value, problems } = validate(own, sent, { partial: true })
    refuseProblems(modelFor('user'), problems, language)
    if (password !== undefined) await confirm(services, session, password, request.ip)
    await services.database.asTenant(session.tenantId, async (tx) => {
      if (avatar !== undefined) await setAvatar(tx, session, avatar, language)
      await changeContact(tx, services, session, value, originOf(request))
    })
    return null
  },
})

async function changeContact(
  tx: Tx,
  services: Services,
  session: Session,
  wanted: Record<string, unknown>,
  origin: Origin,
): Promise<void> {
  const { tenantId, userId } = session
  const model = modelFor('user')
  const at = services.clock()
  const { rows } = await sql<Contact>`
    select phone, email from "user" where tenant_id = ${tenantId} and id = ${userId} for update`.execute(tx)
  const [before] = rows
  if (!before) throw new Refusal('unauthorised')
  const next = { ...before, ...wanted }
  const changes = changesBetween(model.core.fields, before, next)
  if (Object.keys(changes).length === 0) return
  await demandConfirmed(tx, session, at)
  const { rows: written } = await sql<{ version: number }>`
    update "user" set phone = ${next.phone}, email = ${next.email}, version = version + 1,
      update_user = ${userId}, update_time = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${userId} returning version`.execute(tx)
  const version = written[0]?.version ?? 0
  await writeHistory(tx, session, model, at, [{ recordId: userId, version, operation: 'update', changes }])
  await tellContact(tx, services, session, { userId, before, changes, origin })
}

type ContactChange = { userId: string; before: Partial<Contact>; changes: Changes; origin: Origin }

/** Tells the owner of an account of a new number or address; the number that was there hears of both. */
export async function tellContact(
  tx: Tx,
  services: Pick<Services, 'config' | 'clock'>,
  by: Session,
  { userId, before, changes, origin }: ContactChange,
): Promise<void> {
  for (const change of ['phone', 'email'] as const)
    if (changes[change]) await tellOwner(tx, services, by, origin, { userId, change, phone: before.phone })
}
