import type { AnyRecord } from '@bip/contract'
import type { Context, Extension } from '../../model/extension.ts'
import { keepPassages } from '../../wiki/ask/passages.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keep = ({ tx, session }: Context, articles: readonly AnyRecord[]): Promise<void> =>
  keepPassages(
    tx,
    articles.map(({ id, version, title, summary, content }) => ({
      tenant_id: session.tenantId,
      id,
      version,
      title: textOf(title),
      summary: textOf(summary),
      content: textOf(content),
    })),
  )

/** An article is found by a question as soon as it is stored, or is back from the bin. */
export const wikiArticleExtension: Extension = {
  afterSaveAll: (context, saved) =>
    keep(
      context,
      saved.map(({ record }) => record),
    ),
  // Coming back counts as a change.
  afterRestore: (context, records) =>
    keep(
      context,
      records.map((record) => ({ ...record, version: record.version + 1 })),
    ),
}
