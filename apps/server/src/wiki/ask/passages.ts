import { sql } from 'kysely'
import { createPauses } from '../../base/pace.ts'
import type { Tx } from '../../db/database.ts'
import { insertRows } from '../../db/insertRows.ts'
import { wordsOf } from './words.ts'

/** A passage is read at a glance. Characters. */
const usual = 200
/** Sentences end here; what is longer without an end is cut. */
const sentence = /[^。！？；.!?;]*[。！？；.!?;]+["”’』」)）]*\s*|[^。！？；.!?;]+$/gu

/** A text in passages: whole lines where they are short, whole sentences where they are not. */
export function passagesOf(text: string): string[] {
  const passages: string[] = []
  let open = ''
  const close = (): void => {
    if (open.trim()) passages.push(open.trim())
    open = ''
  }
  for (const line of text.split(/\n/)) {
    if (line.trim() === '') close()
    for (const piece of line.length <= usual ? [line] : piecesOf(line)) {
      if (open.length + piece.length > usual) close()
      open += open && !open.endsWith('\n') && piece === line ? `\n${piece}` : piece
    }
  }
  close()
  return passages
}

/** Sentences, and what is longer than a passage in parts of its length. */
const piecesOf = (line: string): string[] =>
  (line.match(sentence) ?? [line]).flatMap((piece) =>
    piece.length <= usual ? [piece] : (piece.match(new RegExp(`[^]{1,${usual}}`, 'gu')) ?? []),
  )

type Source = { tenant_id: string; id: string; version: number; title: string; summary: string | null; content: string | null }

/** Makes the passages of articles anew, in two statements whatever their number. */
export async function keepPassages(tx: Tx, articles: readonly Source[]): Promise<void> {
  const pause = createPauses()
  const rows: Record<string, unknown>[] = []
  for (const article of articles) {
    rows.push(...rowsOf(article))
    await pause()
  }
  const [tenants, ids] = [articles.map(({ tenant_id }) => tenant_id), articles.map(({ id }) => id)]
  await sql`delete from wiki_passage p using unnest(${tenants}::text[], ${ids}::text[]) a (tenant_id, id)
    where p.tenant_id = a.tenant_id and p.article_id = a.id`.execute(tx)
  await insertRows(tx, 'wiki_passage', rows)
}

function rowsOf({ tenant_id, id, version, title, summary, content }: Source): Record<string, unknown>[] {
  const name = [title, summary].filter(Boolean).join('\n')
  return [name, ...passagesOf(content ?? '')].map((text, place) => ({
    tenant_id,
    article_id: id,
    place,
    version,
    content: text,
    words: [...new Set(wordsOf(text.normalize('NFKC')).map(({ word }) => word))],
  }))
}

const atOnce = 50

/** Makes the passages of every article, of any tenant, that has none of its own version: at the start, for what came another way. */
export async function keepAllPassages(tx: Tx): Promise<void> {
  for (;;) {
    const { rows } = await sql<Source>`select t.tenant_id, t.id, t.version, t.title, t.summary, t.content from wiki_article t
      where not t.is_deleted and not exists (select from wiki_passage p
        where p.tenant_id = t.tenant_id and p.article_id = t.id and p.place = 0 and p.version = t.version)
      order by t.tenant_id, t.id limit ${atOnce}`.execute(tx)
    await keepPassages(tx, rows)
    if (rows.length < atOnce) return
  }
}
