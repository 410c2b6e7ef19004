/**
 * One spelling for comparing: full width becomes half width, capitals small, accents go (`Bắc Ninh` is `bac ninh`),
 * runs of blanks become one.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** True when the text holds a Chinese character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const maxWords = 10

/** What is typed into a search, as folded words of which each must be found. */
export const searchWords = (text: string): string[] => [...new Set(fold(text).split(' '))].filter(Boolean).slice(0, maxWords)
