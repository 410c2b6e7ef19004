import { type Alias, type AskedOf, label, type Params, type Query, readAsked, renamed, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { refuseProblems } from '../http/listed.ts'
import type { Call, RawQuery } from '../http/route.ts'
import { kindOf } from '../kinds/index.ts'
import { isObject } from '../model/ids.ts'
import type { Place } from '../model/question.ts'
import type { Session } from '../services/session.ts'
import { tenantZone } from '../tenancy/zone.ts'

/** Who asks a query, from where, and what. */
export type Asked = {
  session: Session | null
  tenantId: string
  place: Place
  asked: AskedOf<Query>
  /** Filters of rows, page and order. */
  rest: RawQuery
}

const wrongBody = label('请求内容应为 JSON 对象', 'the body must be a JSON object', 'nội dung phải là đối tượng JSON')

/** Reads a call of a query; throws `invalidFields` for what is missing or wrong. */
export async function readCall(
  query: Query,
  call: Call<RawQuery, unknown, Session | null>,
  names?: Alias['names'],
): Promise<Asked> {
  const { session, services, language } = call
  const tenantId = session?.tenantId ?? services.config.tenantId
  const place: Place = { language, timeZone: session?.timeZone ?? (await tenantZone(services, tenantId)) }
  if (call.body !== undefined && call.body !== null && !isObject(call.body))
    throw new Refusal('badRequest', { reason: say(wrongBody, language) })
  const params: Params = renamed({ ...call.query, ...(isObject(call.body) ? call.body : {}) }, names)
  const { asked, problems, rest } = readAsked(query.asks ?? {}, params, (field, op, raw) =>
    kindOf(field).asked(field, op, raw, place.timeZone),
  )
  refuseProblems(query.asks ?? {}, problems, language)
  // Checked against the declaration, and what is left is as it arrived.
  return { session, tenantId, place, asked: asked as AskedOf<Query>, rest: rest as RawQuery }
}
