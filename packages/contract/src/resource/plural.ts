import type { Label } from '../i18n.ts'

/** The plural of an English noun by the usual rules; the last word counts, and what ends with an s stays. */
function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(ss|x|ch|sh)$/.test(name)) return `${name}es`
  return name.endsWith('s') ? name : `${name}s`
}

/** What a list of records is called: several of them, where the language says so. */
export const listLabel = ({ label, plural }: { label: Label; plural?: string }): Label => ({
  ...label,
  en: plural ?? pluralOf(label.en),
})
