import { type HomeUser, label, type PdaRelease, say, shellCalls } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { type Route, route } from '../http/route.ts'
import { sessionOf } from '../http/serving/serve.ts'
import { readProfile } from '../identity/own/profile.ts'
import { isPhoneConfirmed } from '../identity/phones/store.ts'
import { syllablesOf } from '../kinds/syllables.ts'
import { currentAnnouncements } from './announcements.ts'
import { jumpTarget } from './jump.ts'
import { linkToSopDoc, readSopDoc } from './sopDoc.ts'

const signedIn = { signedIn: true } as const
const anybody = { public: true } as const
const readOnly = { readOnly: true } as const
const id = z.string().regex(/^\w{1,64}$/)
const app = label('手持端版本', 'A version of the handheld app', 'Phiên bản thiết bị cầm tay')

/** Texts that are put into pinyin at once, and how long each may be. */
const texts = z.array(z.string().max(100)).max(3000)

/** Syllables and their initials, as somebody types them: `caigou dingdan cgdd`. */
function pinyinOf(text: string): string {
  const syllables = syllablesOf(text).map((part) => part.syllable || part.text)
  const initials = syllablesOf(text).map((part) => (part.syllable ? part.syllable[0] : part.text))
  return `${syllables.join('')} ${initials.join('')}`
}

/** What the shell around every page asks. */
export const routes = (): Route[] => [
  route({
    method: 'GET',
    path: shellCalls.homeUser,
    access: signedIn,
    run: ({ session: { tenantId, userId, sessionId }, services, language }): Promise<HomeUser> =>
      services.database.asSystem(async (tx) => {
        const profile = await readProfile(tx, tenantId, userId, language)
        if (!profile) throw new Refusal('unauthorised')
        const { rows } = await sql<{ at: string }>`select created_at as at from session
          where tenant_id = ${tenantId} and user_id = ${userId}
            and created_at < (select created_at from session where tenant_id = ${tenantId} and id = ${sessionId})
          order by created_at desc limit 1`.execute(tx)
        const { account, realName, avatar, deptName, postName, phone, email, roles } = profile
        const lastSignInAt = rows[0] ? new Date(rows[0].at).toISOString() : ''
        const known = { userId, account, realName, avatar, deptName, postName, phone, email, roles, lastSignInAt }
        if (!services.config.loginModes.includes('sms')) return known
        return { ...known, isPhoneConfirmed: await isPhoneConfirmed(tx, tenantId, userId) }
      }, readOnly),
  }),
  route({ method: 'GET', path: shellCalls.time, access: signedIn, run: async ({ services }) => services.clock().getTime() }),
  route({
    method: 'GET',
    path: shellCalls.pdaLatest,
    access: signedIn,
    run: async ({ session, services, language }): Promise<PdaRelease> => {
      const { rows } = await services.database.asTenant(
        session.tenantId,
        (tx) =>
          sql<PdaRelease>`select version_name as version, download_url as "downloadUrl" from pda_version
            where tenant_id = ${session.tenantId} and not is_deleted and status = 'enabled'
            order by version_code desc, id desc limit 1`.execute(tx),
        readOnly,
      )
      if (!rows[0]) throw new Refusal('notFound', { what: say(app, language) })
      return rows[0]
    },
  }),
  route({
    method: 'POST',
    path: shellCalls.pinyin,
    access: signedIn,
    onlyReads: true,
    body: z.object({ texts }),
    run: async ({ body }) => body.texts.map(pinyinOf),
  }),
  route({
    method: 'GET',
    path: shellCalls.announcements,
    access: signedIn,
    run: ({ session, services, language }) =>
      services.database.asTenant(
        session.tenantId,
        (tx) => currentAnnouncements(tx, session.tenantId, services.clock(), language),
        readOnly,
      ),
  }),
  route({
    method: 'GET',
    path: shellCalls.sopDoc,
    access: anybody,
    query: z.object({ id, sign: z.string().max(300).optional() }),
    run: async ({ services, query, language, request }) => {
      // Whoever sends a token means to be somebody; a stale one is to be renewed, not to be overlooked.
      const session = request.headers['blade-auth'] === undefined ? null : await sessionOf(request, services)
      return readSopDoc(services, { ...query, session, language })
    },
  }),
  route({
    method: 'GET',
    path: shellCalls.sopDocLink,
    access: { permission: 'sopDoc_edit' },
    query: z.object({ id }),
    run: ({ session, services, query, language }) => linkToSopDoc(services, session, query.id, language),
  }),
  route({
    method: 'GET',
    path: shellCalls.jump,
    access: anybody,
    query: z.object({ id }),
    rateLimit: 120,
    run: ({ services, query, language }) => jumpTarget(services, query.id, language),
  }),
]
