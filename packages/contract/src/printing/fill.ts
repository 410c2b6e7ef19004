/** What is printed of one record: texts by key, lines by key, and what fields are called. */
export type PrintData = {
  /** As a person reads them, by field; `id` among them. */
  texts: Readonly<Record<string, string>>
  /** Lines of the record by the key of their field, each cell as a person reads it. */
  lines: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
  /** What a field is called; of a cell by `lines.cell`. */
  labels: Readonly<Record<string, string>>
}

/** Words that stand on every page beside those of the record. */
export type PageValues = { page: number; pages: number; copy: number; [word: string]: string | number }

const field = /\{(#?)([\w.]+)\}/g

/**
 * A text with its fields filled in: `{no}` is what the record holds, `{#no}` what the field is called, `{page}` and `{pages}` count.
 * A field that nobody knows is blank, so that a template outlives it.
 */
export function fill(text: string, data: PrintData, words: Readonly<Record<string, string | number>>): string {
  return text.replace(field, (_, isLabel: string, key: string) =>
    isLabel ? (data.labels[key] ?? '') : String(words[key] ?? data.texts[key] ?? ''),
  )
}

/** The fields that a text names. */
export const fieldsIn = (text: string): string[] => [...text.matchAll(field)].map(([, , key = '']) => key)
