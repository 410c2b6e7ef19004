/** The languages of the interface, most used first. Tags are BCP 47. */
export const languages = ['zh-CN', 'vi', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in every language; a missing one is a type error. `{name}` marks a value to fill in, `{name|row|rows}` a word that follows it. */
export type Label = { readonly [L in Language]: string }

/** Writes a label in the order in which the columns of a translation sheet stand: Chinese, English, Vietnamese. */
export function label(zh: string, en: string, vi: string): Label {
  return { 'zh-CN': zh, en, vi }
}

/**
 * The text with `{name}` replaced by `values.name`, and `{name|row|rows}` by the first word where that value is 1, by the second where it is
 * not. An unknown name stays as it is written.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(
    /\{(\w+)(?:\|([^{|}]+)\|([^{|}]+))?\}/g,
    (mark, name: string, one: string | undefined, other: string | undefined, at: number) => {
      const value = String(values[name] ?? mark)
      if (value === mark) return mark
      const said = (value === '1' ? one : other) ?? value
      return `${gapAfter(text[at - 1], said[0])}${said}${gapAfter(text[at + mark.length], said.at(-1))}`
    },
  )

const [han, latin] = [/\p{Script=Han}/u, /\p{Script=Latin}/u]

/** Chinese characters and Latin letters are set apart: 新建 ERP 订单. */
const gapAfter = (around = '', letter = ''): string => (han.test(around) && latin.test(letter) ? ' ' : '')

/** The text with Chinese characters and Latin letters set apart, for one that somebody else has filled. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=\p{Script=Han})/gu, ' ')

/** The label in one language, its places filled. */
export const say = (text: Label, language: Language, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(text[language], values)

/** The label with its places filled in every language; a value that is a label itself is filled in the language's own words. */
export const sayAll = (text: Label, values: Readonly<Record<string, string | Label>>): Label => {
  const said = (language: Language) =>
    say(
      text,
      language,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
      ),
    )
  return { 'zh-CN': said('zh-CN'), en: said('en'), vi: said('vi') }
}

/** A text made for each language. */
export const inEach = (make: (language: Language) => string): Label => label(make('zh-CN'), make('en'), make('vi'))

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

/** Texts in another language: the same keys, each beside its form for a count of one where the language has it. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> } & {
  [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string
}
