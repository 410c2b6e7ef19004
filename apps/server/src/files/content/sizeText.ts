import type { Language } from '@bip/contract'

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** A number of bytes as people read it: `100 MB`, `1.5 GB`. */
export function sizeText(bytes: number, language: Language = 'en'): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** power)
  return `${number} ${units[power]}`
}
