import { type Language, label, say, type WikiArticle, type WikiHot, type WikiListItem } from '@bip/contract'
import { wikiArticle } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Sql } from '../kinds/index.ts'
import { modelOf } from '../model/model.ts'
import { textSearch } from '../model/question.ts'
import { demand, reach } from '../model/scope.ts'
import type { Session } from '../services/session.ts'

const article = label('文章', 'The article', 'Bài viết')
const model = modelOf(wikiArticle)

/** Who reads: somebody of a tenant, or anybody who came by its address. */
export type WikiReader = { tenantId: string; session: Session | null }

/** The published articles that a reader may see, over the row `t`; public ones alone without a session. Throws `forbidden`. */
export function readable({ tenantId, session }: WikiReader, language: Language): Sql {
  const published = sql`t.tenant_id = ${tenantId} and not t.is_deleted and t.status = 'published'`
  if (!session) return sql`${published} and t.is_public`
  const within = reach(session, demand(session, model, 'view', say(wikiArticle.label, language)), sql`t`)
  return within ? sql`${published} and ${within}` : published
}

export const listed = sql`t.id, t.path, t.title, t.locale, coalesce(t.summary, '') as description,
  to_char(t.create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
  to_char(t.update_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"`

/** A tree holds no more; a wiki has some hundred articles. */
const maxListed = 2000

export type AskedArticles = { locale?: string | null; search?: string; path?: string | null; limit?: number }

/** Articles by path, or those that a search finds. */
export async function listArticles(
  tx: Tx,
  where: Sql,
  { locale, search, path, limit = maxListed }: AskedArticles,
): Promise<WikiListItem[]> {
  const found = search ? textSearch(model, search) : null
  const parts = [where, locale ? sql`t.locale = ${locale}` : null, found].filter((part) => part !== null)
  if (path) parts.push(sql`(t.path = ${path} or left(t.path, ${path.length + 1}) = ${`${path}/`})`)
  const { rows } = await sql<WikiListItem>`select ${listed} from wiki_article t where ${sql.join(parts, sql` and `)}
    order by t.path, t.id limit ${Math.max(0, Math.min(limit, maxListed))}`.execute(tx)
  return rows
}

/** One article by id or by path; null for none that the reader may see. */
export async function findArticle(
  tx: Tx,
  where: Sql,
  by: { id: string } | { path: string; locale?: string | null },
): Promise<WikiArticle | null> {
  const match =
    'id' in by
      ? sql`t.id = ${by.id}`
      : sql`lower(t.path) = lower(${by.path})${by.locale ? sql` and t.locale = ${by.locale}` : sql``}`
  const { rows } = await sql<WikiArticle>`select ${listed}, coalesce(t.content, '') as content from wiki_article t
    where ${where} and ${match} limit 1`.execute(tx)
  return rows[0] ?? null
}

export const missing = (language: Language): Refusal => new Refusal('notFound', { what: say(article, language) })

/** What was opened most, then what is newest. */
export async function hotArticles(tx: Tx, where: Sql, limit = 10): Promise<WikiHot[]> {
  const { rows } = await sql<WikiHot>`select ${listed}, coalesce(v.visits, 0)::int as visits from wiki_article t
    left join wiki_visit v on v.tenant_id = t.tenant_id and v.article_id = t.id
    where ${where} order by coalesce(v.visits, 0) desc, t.update_time desc, t.id limit ${limit}`.execute(tx)
  return rows
}

/** Counts that an article was opened. */
export async function countVisit(tx: Tx, tenantId: string, id: string, at: Date): Promise<void> {
  await sql`insert into wiki_visit as v (tenant_id, article_id, visits, visited_at) values (${tenantId}, ${id}, 1, ${at.toISOString()}::timestamptz)
    on conflict (tenant_id, article_id) do update set visits = v.visits + 1, visited_at = excluded.visited_at`.execute(tx)
}
