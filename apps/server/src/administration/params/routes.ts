import { fold, type Language, label, type ParameterDetail, plus, say, wikiTokenParameter } from '@bip/contract'
import { type Parameter, parameters } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { paged, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { wikiToken } from '../../identity/session/wikiToken.ts'
import { writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { forgetParameters } from '../../tenancy/parameters.ts'

const setting = label('参数', 'the setting', 'tham số')
const all: readonly Parameter[] = Object.values(parameters)

type Row = { key: string; value: unknown; userName: string | null; at: string }

async function readParameters({ database }: Services, { tenantId }: Session, language: Language): Promise<ParameterDetail[]> {
  const { rows } = await database.asTenant(
    tenantId,
    (tx) =>
      sql<Row>`select p.key, p.value, u.real_name as "userName", p.update_time as at from parameter p
        left join "user" u on u.tenant_id = p.tenant_id and u.id = p.update_user where p.tenant_id = ${tenantId}`.execute(tx),
    { readOnly: true },
  )
  const set = new Map(rows.map((row) => [row.key, row]))
  return all.map((parameter) => present(parameter, set.get(parameter.key), language))
}

const present = (parameter: Parameter, row: Row | undefined, language: Language): ParameterDetail => ({
  id: parameter.key,
  paramKey: parameter.key,
  paramName: say(parameter.label, language),
  hint: say(parameter.hint, language),
  group: parameter.group,
  type: parameter.type,
  paramValue: String(row?.value ?? parameter.initial),
  initial: String(parameter.initial),
  isSet: row !== undefined,
  ...(parameter.type === 'number' && { min: parameter.min, max: parameter.max, unit: say(parameter.unit, language) }),
  ...(parameter.type === 'choice' && {
    options: parameter.options.map(({ value, label: text }) => ({ value, label: say(text, language) })),
  }),
  updateUserName: row?.userName ?? '',
  updateTime: row?.at ?? '',
})

/** The value as it is stored; throws for one that the setting cannot hold. */
function checked(parameter: Parameter, value: string): number | boolean | string {
  if (parameter.type === 'number') {
    const number = Number(value)
    if (/^\d{1,9}$/.test(value) && number >= parameter.min && number <= parameter.max) return number
  } else if (parameter.type === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true'
  } else if (parameter.options.some((option) => option.value === value)) return value
  const allowed =
    parameter.type === 'number'
      ? `${parameter.min}–${parameter.max}`
      : parameter.type === 'boolean'
        ? 'true, false'
        : parameter.options.map((option) => option.value).join(', ')
  throw new Refusal('invalidFields', { fields: allowed }, { fields: { paramValue: allowed } })
}

const list = route({
  method: 'GET',
  path: plus.parameters,
  access: { permission: 'param_view' },
  query: z.object(paged),
  run: async ({ session, services, query, language }) => {
    const { current, size } = query
    const search = fold(query.search)
    const found = (await readParameters(services, session, language)).filter(({ paramName, hint }) =>
      fold(`${paramName} ${hint}`).includes(search),
    )
    return pageOf(found.slice((current - 1) * size, current * size), found.length, query)
  },
})

const detail = route({
  method: 'GET',
  path: '/blade-system/param/detail',
  // The token is everybody's; a setting is for those who may see settings.
  access: { signedIn: true },
  query: z.object({ id: z.string().max(100) }),
  run: async ({ session, services, query, language }) => {
    if (query.id === wikiTokenParameter) return wikiToken(services, session)
    if (!session.permissions.has('param_view')) throw new Refusal('forbidden', { what: say(setting, language) })
    const found = (await readParameters(services, session, language)).find(({ id }) => id === query.id)
    if (!found) throw new Refusal('notFound', { what: say(setting, language) })
    return found
  },
})

const submit = route({
  method: 'POST',
  path: plus.setParameter,
  access: { permission: 'param_edit' },
  body: z.object({ key: z.string().max(100), value: z.string().max(500).nullable() }),
  run: async ({ session, services, body: { key, value }, language }) => {
    const { tenantId, userId } = session
    const parameter = all.find((one) => one.key === key)
    if (!parameter) throw new Refusal('notFound', { what: say(setting, language) })
    const next = value === null ? null : checked(parameter, value)
    // The captcha rule stands beside the tenant, where signing in reads it before anybody is known.
    await services.database.asSystem(async (tx) => {
      if (key === parameters.captcha.key)
        await sql`update tenant set captcha = ${next === null || next === 'operator' ? null : next} where tenant_id = ${tenantId}`.execute(
          tx,
        )
      const { rows } = await sql<{ value: unknown }>`select value from parameter
        where tenant_id = ${tenantId} and key = ${key} for update`.execute(tx)
      const before = rows[0]?.value ?? parameter.initial
      if (next === null) await sql`delete from parameter where tenant_id = ${tenantId} and key = ${key}`.execute(tx)
      else
        await sql`insert into parameter (tenant_id, key, value, update_user, update_time)
          values (${tenantId}, ${key}, ${JSON.stringify(next)}::jsonb, ${userId}, ${services.clock().toISOString()}::timestamptz)
          on conflict (tenant_id, key) do update
          set value = excluded.value, update_user = excluded.update_user, update_time = excluded.update_time`.execute(tx)
      const after = next ?? parameter.initial
      if (before !== after)
        await writeAdminHistory(tx, session, {
          resource: 'param',
          id: key,
          operation: 'update',
          changes: { paramValue: { before, after } },
        })
    })
    forgetParameters(services, tenantId)
    return null
  },
})

/** Settings of the tenant: declared in the contract, set here, read by the server. */
export const parameterRoutes = [list, detail, submit]
