import type { Label, Language } from './i18n.ts'

type Values = Readonly<Record<string, string | number>>

/** Writes a text of a part of the product; a key that no text has does not compile. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string

export type Texts<Key extends string> = {
  language: Language
  t: Translate<Key>
  /** A label in that language. */
  say: (label: Label) => string
  /** A label as it stands within a sentence: “New customer”, not “New Customer”. */
  noun: (label: Label) => string
}

/** Abbreviations keep their capitals. */
const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text

/**
 * The texts of a part of the product by language. `write` looks a key up in one language and fills it. What is answered for a language is
 * always the same object, so that nothing is drawn anew for it.
 */
export function createTexts<Key extends string>(write: (language: Language, key: Key, values?: Values) => string) {
  const made = new Map<Language, Texts<Key>>()
  return (language: Language): Texts<Key> => {
    const known = made.get(language)
    if (known) return known
    const texts: Texts<Key> = {
      language,
      t: (key, values) => write(language, key, values),
      say: (label) => label[language],
      noun: (label) => withinSentence(label[language]),
    }
    made.set(language, texts)
    return texts
  }
}
