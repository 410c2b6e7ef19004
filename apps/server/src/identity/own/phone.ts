import { plus } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { type Call, route } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Session } from '../../services/session.ts'
import { clearAttempts, reserveAttempt } from '../guard/guard.ts'
import { confirmNumber, demandFree } from '../phones/store.ts'
import { sendCode, useCode } from '../sms/codes.ts'
import { mustBeConfirmed } from './confirmation.ts'
import { originOf, tellOwner } from './tellOwner.ts'

const signedIn = { signedIn: true } as const

/** The number in the caller's account, as it stands. Throws `phoneEmpty` without one, `phoneTaken` where it counts for another account. */
async function ownNumber(tx: Tx, { tenantId, userId }: Session): Promise<string> {
  const { rows } = await sql<{ phone: string | null }>`select phone from "user"
    where tenant_id = ${tenantId} and id = ${userId} and not is_deleted for no key update`.execute(tx)
  const phone = rows[0]?.phone
  if (!phone) throw new Refusal('phoneEmpty')
  await demandFree(tx, { tenantId, userId, phone })
  return phone
}

async function mustBeOffered(call: Call<unknown, unknown>): Promise<void> {
  if (!call.services.config.loginModes.includes('sms')) throw new Refusal('grantDisabled', { mode: 'sms_code' })
  await mustBeConfirmed(call)
}

/** Sends a code to the number in one's account. */
const phoneCode = route({
  method: 'POST',
  path: plus.phoneCode,
  access: signedIn,
  rateLimit: 60,
  run: async (call) => {
    await mustBeOffered(call)
    const { services, session, request, language } = call
    const { tenantId, userId } = session
    const phone = await services.database.asTenant(tenantId, (tx) => ownNumber(tx, session))
    const wanted = { tenantId, phone, address: request.ip, devices: [], hasCaptcha: false, language, confirms: userId }
    return { id: await sendCode(services, wanted) }
  },
})

/** Shows by the code that the number is one's own: it counts for signing in from now on. Wrong codes are counted as wrong passwords are. */
const confirmPhone = route({
  method: 'POST',
  path: plus.confirmPhone,
  access: signedIn,
  body: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/), code: z.string().trim().min(1).max(20) }),
  run: async (call) => {
    await mustBeOffered(call)
    const { services, session, request, body } = call
    const { tenantId, userId } = session
    const at = services.clock()
    const attempt = { tenantId, account: `confirm:${userId}`, address: request.ip, kind: 'code', insideOf: userId } as const
    const reserved = await services.database.asSystem((tx) => reserveAttempt(tx, services, attempt))
    if ('refusal' in reserved) throw reserved.refusal
    const phone = await services.database.asTenant(tenantId, (tx) => ownNumber(tx, session))
    const owner = await useCode(services, { tenantId, ...body, phone, purpose: 'confirm' })
    if (owner !== userId) throw new Refusal('codeWrong')
    await services.database.asSystem((tx) => clearAttempts(tx, at, attempt, reserved.lane))
    await services.database.asTenant(tenantId, async (tx) => {
      // Another tab may have changed it since the code was sent.
      if ((await ownNumber(tx, session)) !== phone) throw new Refusal('codeWrong')
      await confirmNumber(tx, { tenantId, userId, phone, at })
      const changes = { phone: { before: null, after: phone } }
      await writeAdminHistory(tx, session, { resource: 'user', id: userId, operation: 'confirmPhone', changes })
      await tellOwner(tx, services, session, originOf(request), { userId, change: 'phoneConfirmed' })
    })
    return null
  },
})

export const ownPhoneRoutes = [phoneCode, confirmPhone]
