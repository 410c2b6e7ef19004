import { customerCalls, fold, hasHan, type SimilarBy, type SimilarCustomer } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '../../db/database.ts'
import { type Route, route } from '../../http/route.ts'
import type { Sql } from '../../kinds/index.ts'
import { modelOf } from '../../model/model.ts'
import { textSearch } from '../../model/question.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'

const model = modelOf(customer)
const maxFound = 5
/** So many rows that hold the name are looked at; a word that half of all names hold tells nothing anyway. */
const maxLookedAt = 50
/** Fewer signs of a tax number tell nobody apart. */
const minTaxNumber = 8

/** What names of companies share, folded: it tells them apart from nobody. */
const legalForms =
  /股份有限公司|有限责任公司|集团有限公司|有限公司|集团|公司|\b(?:cong ty|tnhh|co phan|cp|tap doan|co\.?,?\s*ltd|ltd|limited|inc|corp(?:oration)?|company|group|gmbh|llc)\b\.?/g

/** The part of a name that tells a company from others, folded; undefined while too little is typed. */
export function ownName(fullname: string): string | undefined {
  const own = fold(fullname)
    .replace(legalForms, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return own.length >= (hasHan(own) ? 2 : 3) ? own : undefined
}

const domainOf = (website: string): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+\.[^/:?#\s]{2,})/i.exec(website.trim())?.[1]?.toLowerCase()

const typed = z.string().max(300).default('')

/** Customers that may be the one that is being typed, told to everybody who may enter or change customers. */
export const similarRoute: Route = route({
  method: 'GET',
  path: customerCalls.similar,
  access: { permission: ['customer_add', 'customer_edit'] },
  query: z.object({ fullname: typed, taxNumber: typed, website: typed, exceptId: z.string().max(64).default('') }),
  run: async ({ services, session, query }) => {
    const taxed = await withTaxNumber(services.database, session, query.taxNumber.trim())
    return services.database.asTenant(session.tenantId, (tx) => findSimilar(tx, session, query, taxed), { readOnly: true })
  },
})

/** Who has a tax number. Beneath a policy PostgreSQL uses no index of `lower()`, so the owner of the table asks, for one tenant and for ids alone. */
async function withTaxNumber(
  { asSystem }: Pick<Database, 'asSystem'>,
  { tenantId }: Session,
  taxNumber: string,
): Promise<string[]> {
  if (taxNumber.length < minTaxNumber) return []
  const { rows } = await asSystem(
    (tx) =>
      sql<{ id: string }>`select id from customer where tenant_id = ${tenantId} and not is_deleted
        and lower(tax_number) = lower(${taxNumber}) limit ${maxLookedAt}`.execute(tx),
    { readOnly: true },
  )
  return rows.map(({ id }) => id)
}

type Typed = { fullname: string; taxNumber: string; website: string; exceptId: string }
type Row = {
  id: string
  name: string
  code: string
  ownerName: string | null
  isInPool: boolean
  isWithin: boolean
  by: SimilarBy[]
}

async function findSimilar(
  tx: Tx,
  session: Session,
  { fullname, website, exceptId }: Typed,
  taxed: readonly string[],
): Promise<SimilarCustomer[]> {
  const own = ownName(fullname)
  const domain = domainOf(website)
  const found = [
    ...(own ? [like('name', session, textSearch(model, own, ['fullname', 'shortName']) ?? sql`false`)] : []),
    ...(taxed.length > 0 ? [like('taxNumber', session, sql`t.id = any(${[...taxed]}::text[])`)] : []),
    ...(domain ? [like('webDomain', session, sql`t.web_domain = ${domain}`)] : []),
  ]
  if (found.length === 0) return []
  const scope = scopeOf(session, model, 'view')
  const within = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
  const { rows } = await sql<Row>`select t.id, t.fullname as name, t.cm_code as code, u.real_name as "ownerName",
      t.pool_status = 'pool' as "isInPool", ${within} as "isWithin", f.by
    from (select id, array_agg(distinct by) as by from (${sql.join(found, sql` union all `)}) g group by id) f
    join customer t on t.tenant_id = ${session.tenantId} and t.id = f.id
    left join "user" u on u.tenant_id = t.tenant_id and u.id = t.owner_id
    where t.id <> ${exceptId}
    order by cardinality(f.by) desc, length(t.fullname), t.id limit ${maxFound}`.execute(tx)
  return rows.map(({ id, name, code, ownerName, isInPool, isWithin, by }) => ({
    name,
    by,
    ...(isWithin && { open: { id, code, ownerName: ownerName ?? '', isInPool } }),
  }))
}

const like = (by: SimilarBy, { tenantId }: Session, condition: Sql): Sql =>
  sql`(select t.id, ${sql.lit(by)} as by from customer t where t.tenant_id = ${tenantId} and not t.is_deleted and ${condition}
    limit ${sql.lit(maxLookedAt)})`
