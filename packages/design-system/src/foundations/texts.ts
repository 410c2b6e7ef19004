/** The languages of the interface; Chinese is the first. */
export type Locale = 'zh-CN' | 'en' | 'vi'

export const locales = ['zh-CN', 'vi', 'en'] as const satisfies readonly Locale[]

/** One string in the three languages, `{name}` standing where a value is put in. */
export type Text = Readonly<Record<'zh' | 'vi' | 'en', string>>

/** The strings of one component, which travel with it and with nothing else. */
export type Texts = Readonly<Record<string, Text>>

const languageOf = { 'zh-CN': 'zh', vi: 'vi', en: 'en' } as const satisfies Record<Locale, keyof Text>

/** The text in that language, its `{name}` places filled from params. */
export const textIn = (locale: Locale, text: Text, params?: Readonly<Record<string, string | number>>): string => {
  const words = text[languageOf[locale]]
  return params ? words.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole)) : words
}
