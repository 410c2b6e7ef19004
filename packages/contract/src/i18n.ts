/** The languages of the interface, most used first. Tags are BCP 47. */
export const languages = ['zh-CN', 'vi', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in every language; a missing one is a type error. `{name}` marks a value to fill in. */
export type Label = { readonly [L in Language]: string }

/** Writes a label in the order in which the columns of a translation sheet stand: Chinese, English, Vietnamese. */
export function label(zh: string, en: string, vi: string): Label {
  return { 'zh-CN': zh, en, vi }
}

/** The label in one language, with `{name}` replaced by `values.name`; an unknown name stays as it is written. */
export function say(text: Label, language: Language, values: Record<string, string | number> = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/** Words one after another, with the sign that stands between them in a language. */
export const enumerated = (words: readonly string[], language: Language): string => words.join(language === 'zh-CN' ? '、' : ', ')

/** The best of our languages for an `Accept-Language` header or a browser's tag; Chinese where none fits. */
export function languageOf(tags: string | undefined): Language {
  for (const tag of (tags ?? '').split(',')) {
    const primary = tag.trim().slice(0, 2).toLowerCase()
    if (primary === 'zh') return 'zh-CN'
    if (primary === 'en' || primary === 'vi') return primary
  }
  return 'zh-CN'
}

/** The keys of a tree of texts as dotted paths: `'login.title' | 'login.submit' | …`. */
export type TextKey<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}` }[keyof T & string]
