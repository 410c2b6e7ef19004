/** The languages that have colours. */
export type CodeLanguage = 'json' | 'sql' | 'xml' | 'ts'

/** Proper names, the same in every language of the interface. */
export const languageNames = { json: 'JSON', sql: 'SQL', xml: 'XML', ts: 'TypeScript' } as const satisfies Record<
  CodeLanguage,
  string
>
