const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?!\d)/
const compact = /^(\d{4})(\d{2})(\d{2})$/
const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/

/** Reads a pasted date: 2026-11-20, 2026/11/20, 2026年11月20日, 20261120, 20/11/2026, in full-width figures too. As 'YYYY-MM-DD'; null for anything else, 31 February too. */
export const readDay = (text: string): string | null => {
  const trimmed = text.normalize('NFKC').trim()
  const found = yearFirst.exec(trimmed) ?? compact.exec(trimmed)
  const turned = found ? null : dayFirst.exec(trimmed)
  const [year, month, day] = found ? found.slice(1, 4).map(Number) : turned ? turned.slice(1, 4).map(Number).reverse() : []
  if (!year || !month || !day) return null
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const instant = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== iso ? null : iso
}
