import type { WikiAnswer, WikiListItem } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Sql } from '../../kinds/index.ts'
import { listArticles, listed } from '../read.ts'
import { type Found, rank } from './rank.ts'
import { askedWords, marksOf } from './words.ts'

/** Pieces that are weighed; a question that is held by more is not answered better by them. */
const maxWeighed = 2000
const maxAnswers = 20

/** The articles that answer a question best, each with its best passages and what in them was asked; then those that it names. */
export async function ask(tx: Tx, where: Sql, question: string): Promise<WikiAnswer[]> {
  const words = askedWords(question)
  const found = await findPassages(tx, where, words)
  const ranked = rank(words, found, await countPassages(tx, where)).slice(0, maxAnswers)
  const ids = ranked.map(({ articleId }) => articleId)
  const articles = await articlesOf(tx, where, ids)
  const texts = await textsOf(tx, ids)
  const asked = new Set(words)
  const answers = ranked.flatMap(({ articleId, places }): WikiAnswer[] => {
    const article = articles.get(articleId)
    if (!article) return []
    // An article that is found by its name alone is shown by its beginning.
    const shown = (places.length > 0 ? places : [1]).flatMap((place) => texts.get(`${articleId} ${place}`) ?? [])
    return [{ ...article, passages: shown.map((text) => ({ text, marks: marksOf(text, asked) })) }]
  })
  const named = await listArticles(tx, where, { search: question, limit: maxAnswers })
  return [...answers, ...named.filter(({ id }) => !articles.has(id)).map((article) => ({ ...article, passages: [] }))]
}

async function findPassages(tx: Tx, where: Sql, words: readonly string[]): Promise<Found[]> {
  if (words.length === 0) return []
  const { rows } = await sql<Found>`select p.article_id as "articleId", p.place, to_json(p.hits) as hits
    from wiki_passage_find(${[...words]}::text[], ${maxWeighed}) p join wiki_article t on t.id = p.article_id
    where ${where}`.execute(tx)
  return rows
}

/** Of the articles that the reader sees: what others keep must not show in the order of answers either. */
async function countPassages(tx: Tx, where: Sql): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from wiki_passage p
    join wiki_article t on t.tenant_id = p.tenant_id and t.id = p.article_id where ${where}`.execute(tx)
  return rows[0]?.count ?? 0
}

async function articlesOf(tx: Tx, where: Sql, ids: readonly string[]): Promise<Map<string, WikiListItem>> {
  const { rows } = await sql<WikiListItem>`select ${listed} from wiki_article t
    where ${where} and t.id = any(${[...ids]}::text[])`.execute(tx)
  return new Map(rows.map((article) => [article.id, article]))
}

/** Passages by `article place`; the one that names the article is its title and left out. */
async function textsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; content: string }>`select article_id || ' ' || place as key, content
    from wiki_passage where article_id = any(${[...ids]}::text[]) and place > 0`.execute(tx)
  return new Map(rows.map(({ key, content }) => [key, content]))
}
