import type { Extension } from '../resources/extension.ts'
import { keepPassages } from '../wiki/ask/passages.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An article is found by a question as soon as it is stored. */
export const wikiArticleExtension: Extension = {
  afterSave: ({ tx, session }, { id, version, title, summary, content }) =>
    keepPassages(tx, {
      tenant_id: session.tenantId,
      id,
      version,
      title: textOf(title),
      summary: textOf(summary),
      content: textOf(content),
    }),
}
