import { type FaceKey, label, plus, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { type Call, route } from '../../http/route.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { mustBeConfirmed, sealedPassword } from '../own/confirmation.ts'
import { originOf, tellOwner } from '../own/tellOwner.ts'
import { numberIn } from '../phones/store.ts'
import { enrolAnswer } from './answers.ts'
import { keepChallenge, siteOf, takeChallenge } from './challenge.ts'
import { webauthn } from './webauthn.ts'

const signedIn = { signedIn: true } as const
const maxKeys = 20
/** EdDSA, ES256, RS256: what every platform has. Asked for the newest, Node warns that it is trying them out. */
const algorithms = [-8, -7, -257]
const device = label('设备', 'The device', 'Thiết bị')
const tooMany = label('每人最多 {max} 个设备', 'at most {max} devices', 'tối đa {max} thiết bị')

const mustBeOffered = ({ config }: Services) => {
  if (!config.loginModes.includes('face')) throw new Refusal('grantDisabled', { mode: 'face' })
}

/** What an authenticator is asked at sign-in; which key answers tells who it is. */
const options = route({
  method: 'POST',
  path: plus.faceOptions,
  access: { public: true },
  rateLimit: 600,
  run: async ({ services, request }) => {
    mustBeOffered(services)
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID: siteOf(services, request).rpId, userVerification: 'required' })
    return { id: await keepChallenge(services, options.challenge), options }
  },
})

/** Takes the password, here or a moment before: a face lets one in for good, and a session that was left open is not its owner. */
const enrolOptions = route({
  method: 'POST',
  path: plus.faceEnrolOptions,
  access: signedIn,
  body: z.object({ password: sealedPassword.optional() }).nullish(),
  run: async (call) => {
    const { services, session, body, request } = call
    mustBeOffered(services)
    await mustBeConfirmed(call, body?.password)
    const { tenantId, userId, account, realName } = session
    const keys = await keysOf(services, session)
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'BIP',
      rpID: siteOf(services, request).rpId,
      userID: Uint8Array.from(Buffer.from(`${tenantId}/${userId}`)),
      userName: account,
      userDisplayName: realName,
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: keys.map(({ id }) => ({ id })),
      authenticatorSelection: { authenticatorAttachment: 'platform', residentKey: 'required', userVerification: 'required' },
    })
    return { id: await keepChallenge(services, options.challenge, `${tenantId}/${userId}`), options }
  },
})

const enrol = route({
  method: 'POST',
  path: plus.faceEnrol,
  access: signedIn,
  body: z.object({ id: z.string().max(100), name: z.string().trim().min(1).max(60), answer: enrolAnswer }),
  run: async (call) => {
    const { services, session, body, request, language } = call
    const { id, name, answer } = body
    mustBeOffered(services)
    await mustBeConfirmed(call)
    const { tenantId, userId } = session
    const challenge = await takeChallenge(services, id, `${tenantId}/${userId}`)
    const { origin, rpId } = siteOf(services, request)
    const enrolled = challenge && (await verified(answer, { challenge, origin, rpId }))
    if (!enrolled) throw new Refusal('faceFailed')
    if ((await keysOf(services, session)).length >= maxKeys)
      throw new Refusal('badRequest', { reason: say(tooMany, language, { max: maxKeys }) })
    const publicKey = Buffer.from(enrolled.publicKey).toString('base64')
    await services.database.asSystem(async (tx) => {
      const { rows } = await sql`insert into face_key (tenant_id, id, user_id, name, rp_id, public_key, counter, created_at)
        values (${tenantId}, ${enrolled.id}, ${userId}, ${name}, ${rpId}, decode(${publicKey}, 'base64'),
          ${enrolled.counter}, ${services.clock().toISOString()}::timestamptz) on conflict do nothing returning id`.execute(tx)
      if (rows.length === 0) throw new Refusal('faceFailed')
      await note(tx, call, 'enrolFace', name)
    })
    return null
  },
})

async function verified(answer: z.infer<typeof enrolAnswer>, expected: { challenge: string; origin: string; rpId: string }) {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpId,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    })
    return registrationInfo?.credential
  } catch {
    return undefined
  }
}

const keys = route({
  method: 'GET',
  path: plus.faceKeys,
  access: signedIn,
  run: ({ services, session }) => keysOf(services, session),
})

const removeKey = route({
  method: 'POST',
  path: plus.removeFaceKey,
  access: signedIn,
  query: z.object({ id: z.string().max(1400) }),
  body: z.object({ password: sealedPassword.optional() }).nullish(),
  run: async (call) => {
    const { services, session, query, body, language } = call
    const { tenantId, userId } = session
    await mustBeConfirmed(call, body?.password)
    await services.database.asSystem(async (tx) => {
      const { rows } = await sql<{ name: string }>`delete from face_key
        where tenant_id = ${tenantId} and user_id = ${userId} and id = ${query.id} returning name`.execute(tx)
      if (!rows[0]) throw new Refusal('notFound', { what: say(device, language) })
      await note(tx, call, 'removeFace', rows[0].name)
    })
    return null
  },
})

async function keysOf({ database }: Services, { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): Promise<FaceKey[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<FaceKey>`select id, name, created_at as "createdAt", coalesce(used_at::text, '') as "usedAt" from face_key
        where tenant_id = ${tenantId} and user_id = ${userId} order by created_at desc, id`.execute(tx),
    { readOnly: true },
  )
  return rows
}

/** Keeps what was done with the history of the account, and tells its owner. */
async function note(
  tx: Tx,
  { services, session, request }: Pick<Call, 'services' | 'session' | 'request'>,
  operation: 'enrolFace' | 'removeFace',
  name: string,
): Promise<void> {
  const { tenantId, userId } = session
  const key = operation === 'enrolFace' ? { before: null, after: name } : { before: name, after: null }
  await writeAdminHistory(tx, session, { resource: 'user', id: userId, operation, changes: { key } })
  const change = operation === 'enrolFace' ? 'faceAdded' : 'faceRemoved'
  const phone = await numberIn(tx, tenantId, userId)
  await tellOwner(tx, services, session, originOf(request), { userId, change, name, phone })
}

export const faceRoutes = [options, enrolOptions, enrol, keys, removeKey]
