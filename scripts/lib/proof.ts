import type { Figure } from '../../tests/support/figures.ts'

export type ProofRow = { title: string; passed: number; failed: number; time: string }

export type Proof = {
  /** YYYY-MM-DD. */
  date: string
  commit: string
  platform: string
  rows: readonly ProofRow[]
  figures: readonly Figure[]
}

const begin = '<!-- written by "npx -y pnpm@12 prove": begin -->'
const end = '<!-- written by "npx -y pnpm@12 prove": end -->'

/** The page with the last proof's figures in place of those before; everything else on it stays. */
export function withProof(page: string, { date, commit, platform, rows, figures }: Proof) {
  const head = [
    '## Last proof',
    '',
    `${date}, commit ${commit}, ${platform}.`,
    '',
    '| run | passed | failed | time |',
    '|---|---|---|---|',
  ]
  const runs = rows.map(({ title, passed, failed, time }) => `| ${title} | ${passed} | ${failed} | ${time} |`)
  return withSection(page, [...head, ...runs, ...table(figures.map((figure) => rowOf(figure, date)))].join('\n'))
}

/** The page with the figures of a part of the proof; those of other promises stay, with the day on which they were measured. */
export function withPart(page: string, { date, figures }: Pick<Proof, 'date' | 'figures'>) {
  const section = sectionOf(page) ?? '## Last proof'
  const [head = ''] = section.split(`\n\n${tableHead}`)
  const rows = new Map([...section.matchAll(measuredRow)].map(([row, key = '']) => [key, row]))
  for (const figure of figures) {
    const row = rowOf(figure, date)
    const [, key = ''] = [...row.matchAll(measuredRow)][0] ?? []
    rows.set(key, row)
  }
  return withSection(page, [head, ...table([...rows.values()])].join('\n'))
}

const tableHead = '| promise | run | measured | on |'
/** A row of figures; what it is of comes first. */
const measuredRow = /^\| (.+? \| .+?) \| .+ \| \d{4}-\d\d-\d\d \|$/gm

const rowOf = ({ promise, run, figure }: Figure, date: string) => `| ${promise} | ${run} | ${figure} | ${date} |`

const table = (rows: readonly string[]) =>
  rows.length > 0 ? ['', tableHead, '|---|---|---|---|', ...[...rows].sort((a, b) => a.localeCompare(b, 'en'))] : []

function sectionOf(page: string) {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  return from < 0 || to < from ? undefined : page.slice(from + begin.length, to).trim()
}

function withSection(page: string, text: string) {
  const section = `${begin}\n${text}\n${end}`
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`
  return page.slice(0, from) + section + page.slice(to + end.length)
}
