/** A name that is Chinese with its translations, in the reader's language: the Chinese one where there is none. */
export const nameIn = (language: string, name: string, names: { en?: string; vi?: string }): string =>
  (language === 'en' ? names.en : language === 'vi' ? names.vi : undefined) || name
