const month = String.raw`(?:[.\-/年]\s*(1[0-2]|0?[1-9]))?\s*月?`
const day = String.raw`(?:[.\-/]?\s*(3[01]|[12]\d|0?[1-9])\s*日?)?`
const now = '至今|现在|目前|present|now|current|nay|hiện tại|hiện nay'
const until = '(?:[-–—~～至到]+|to|đến)'
const toMonth = new RegExp(
  String.raw`((?:19|20)\d{2})${month}\s*(?:${until}?\s*(${now})|${until}\s*((?:19|20)\d{2})${month})`,
  'iu',
)
const monthFirst = new RegExp(
  String.raw`(1[0-2]|0?[1-9])/((?:19|20)\d{2})\s*(?:${until}?\s*(${now})|${until}\s*(1[0-2]|0?[1-9])/((?:19|20)\d{2}))`,
  'iu',
)

/** From when to when, as `YYYY-MM-DD`; `endedOn` is null for what still goes on. `text` is what of the line said so. */
export type Range = { text: string; beganOn: string; endedOn: string | null }

const dayOf = (year: string, monthOf: string | undefined, whenAbsent: string): string =>
  `${year}-${(monthOf ?? whenAbsent).padStart(2, '0')}-01`

/** The first span of time that a line names: `2018.07 - 2021.03`, `2018年7月至今`, `07/2018 – nay`; undefined where it names none. */
export function rangeIn(line: string): Range | undefined {
  const found = monthFirst.exec(line)
  if (found) {
    const [text, fromMonth, fromYear = '', , untilMonth, untilYear] = found
    return ordered(text, dayOf(fromYear, fromMonth, '1'), untilYear ? dayOf(untilYear, untilMonth, '12') : null)
  }
  const other = toMonth.exec(line)
  if (!other) return undefined
  const [text, fromYear = '', fromMonth, , untilYear, untilMonth] = other
  return ordered(text, dayOf(fromYear, fromMonth, '1'), untilYear ? dayOf(untilYear, untilMonth, '12') : null)
}

/** A span that ends before it began is none. */
const ordered = (text: string, beganOn: string, endedOn: string | null): Range | undefined =>
  endedOn !== null && endedOn < beganOn ? undefined : { text, beganOn, endedOn }

const yearFirst = new RegExp(String.raw`((?:19|20)\d{2})${month}${day}`, 'u')
const dayFirst = /(3[01]|[12]\d|0?[1-9])[/.-](1[0-2]|0?[1-9])[/.-]((?:19|20)\d{2})/u

/** A day that somebody wrote, `YYYY-MM-DD`: the first of a month or of a year where no more is said. Null where it is none. */
export function dayIn(text: string): string | null {
  const [, first, second, year] = dayFirst.exec(text) ?? []
  if (first && second && year) return existing(year, second, first)
  const [, whole, monthOf = '1', dayOfMonth = '1'] = yearFirst.exec(text) ?? []
  return whole ? existing(whole, monthOf, dayOfMonth) : null
}

function existing(year: string, monthOf: string, dayOfMonth: string): string | null {
  const written = `${year}-${monthOf.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null
}
