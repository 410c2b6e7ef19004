/** The languages of the interface; Chinese is the first. */
export type Locale = 'zh-CN' | 'en' | 'vi'

export const locales = ['zh-CN', 'vi', 'en'] as const satisfies readonly Locale[]

/** One string in the three languages, `{name}` standing where a value is put in, `{name|row|rows}` a word for one or for several. */
export type Text = Readonly<Record<'zh' | 'vi' | 'en', string>>

/** The strings of one component, which travel with it and with nothing else. */
export type Texts = Readonly<Record<string, Text>>

const languageOf = { 'zh-CN': 'zh', vi: 'vi', en: 'en' } as const satisfies Record<Locale, keyof Text>

/** The text in that language, its places filled from params. */
export const textIn = (locale: Locale, text: Text, params?: Readonly<Record<string, string | number>>): string => {
  const words = text[languageOf[locale]]
  return params ? filled(words, params) : words
}

const filled = (words: string, params: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)(?:\|([^{|}]+)\|([^{|}]+))?\}/g, (hole, name: string, one?: string, other?: string) => {
    const value = String(params[name] ?? hole)
    return value === hole ? hole : ((value === '1' ? one : other) ?? value)
  })
