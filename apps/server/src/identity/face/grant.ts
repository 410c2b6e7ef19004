import { sql } from 'kysely'
import type { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Services } from '../../services/services.ts'
import { hashOf } from '../secrets/hashing.ts'
import { admit, enter, findUser, type Granted } from '../signIn/admission.ts'
import type { GrantCall } from '../signIn/call.ts'
import { signInAnswer } from './answers.ts'
import { siteOf, takeChallenge } from './challenge.ts'
import { webauthn } from './webauthn.ts'

type Key = { tenantId: string; userId: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }

/**
 * By a platform authenticator: `id` names the challenge, `value` is what the browser answered, as JSON. A signature is not guessed, so it
 * costs the address nothing; each key has a count of its own.
 */
export async function faceGrant({ services, asked, visitor, request }: GrantCall): Promise<Granted> {
  const answer = readAnswer(asked.value)
  const challenge = answer && (await takeChallenge(services, asked.id ?? ''))
  const site = siteOf(services, request)
  const key = challenge && (await findKey(services, answer.id, site.rpId))
  if (!key) throw new Refusal('faceFailed')
  const needs = { ...visitor, subject: `face:${hashOf(answer.id)}`, kind: 'key' } as const
  await admit(services, needs)
  if (!(await verify(services, key, { answer, challenge, ...site }))) throw new Refusal('faceFailed')
  const user = await services.database.asSystem((tx) => findUser(tx, key.tenantId, key.userId), { readOnly: true })
  if (!user) throw new Refusal('faceFailed')
  return enter(services, { ...needs, tenantId: key.tenantId }, user)
}

type SignInAnswer = z.infer<typeof signInAnswer>

function readAnswer(text: string | undefined): SignInAnswer | undefined {
  if (!text || text.length > 100_000) return undefined
  try {
    return signInAnswer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function findKey({ database }: Services, id: string, rpId: string): Promise<Key | undefined> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ tenantId: string; userId: string; key: string; counter: string }>`
        select tenant_id as "tenantId", user_id as "userId", encode(public_key, 'base64') as key, counter::text as counter
        from face_key where id = ${id} and rp_id = ${rpId}`.execute(tx),
    { readOnly: true },
  )
  const [row] = rows
  if (!row) return undefined
  return { ...row, publicKey: Uint8Array.from(Buffer.from(row.key, 'base64')), counter: Number(row.counter) }
}

type Shown = { answer: SignInAnswer; challenge: string; origin: string; rpId: string }

/** The library throws where anything does not fit; whoever fails is told one thing. */
async function verify({ database, clock }: Services, key: Key, { answer, challenge, origin, rpId }: Shown): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: answer.id, publicKey: key.publicKey, counter: key.counter },
      requireUserVerification: true,
    })
    if (!verified) return false
    await database.asSystem((tx) =>
      sql`update face_key set counter = ${authenticationInfo.newCounter}, used_at = ${clock().toISOString()}::timestamptz
        where tenant_id = ${key.tenantId} and id = ${answer.id}`.execute(tx),
    )
    return true
  } catch {
    return false
  }
}
