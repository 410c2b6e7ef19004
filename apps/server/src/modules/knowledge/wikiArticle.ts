import type { Extension } from '../../model/extension.ts'
import { keepPassages } from '../../wiki/ask/passages.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An article is found by a question as soon as it is stored. */
export const wikiArticleExtension: Extension = {
  afterSaveAll: ({ tx, session }, saved) =>
    keepPassages(
      tx,
      saved.map(({ record: { id, version, title, summary, content } }) => ({
        tenant_id: session.tenantId,
        id,
        version,
        title: textOf(title),
        summary: textOf(summary),
        content: textOf(content),
      })),
    ),
}
