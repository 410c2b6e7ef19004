import type { Language } from '@bip/contract'

/** A decimal in groups of three digits, with all its decimals. */
export function spokenFigure(decimal: string, language: Language): string {
  const [, sign = '', whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined) return decimal
  const [comma, point] = language === 'vi' ? ['.', ','] : [',', '.']
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, comma)
  return `${sign}${groups}${fraction === undefined ? '' : point + fraction}`
}
