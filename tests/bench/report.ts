import { tone } from '../../scripts/lib/say.ts'

/** One figure against its goal: "p50 12 ms", "≤ 30 ms", 0.4 of the goal. */
export type Goal = {
  name: string
  measured: string
  goal: string
  /** The measured share of the goal; above 1 it is missed, also where more is better. */
  share: number
}

/** What a benchmark has to say. */
export type Section = {
  /** The name on the command line, and the one under which the page keeps it. */
  key: string
  title: string
  /** One sentence on how it was measured. */
  how: string
  goals: readonly Goal[]
  /** Further tables and sentences in Markdown. */
  details: readonly string[]
}

/** Where and when a section was measured. */
export type Circumstances = { date: string; commit: string; machine: string; load: string }

/** The section for a terminal: its goals, then its details. */
export function printed({ title, how, goals, details }: Section): string {
  const lines = goals.map(({ name, measured, goal, share }) => {
    const mark = share <= 1 ? tone('green', 'held  ') : tone('red', 'missed')
    return `  ${mark} ${share.toFixed(2)} of the goal  ${name}: ${measured} (goal ${goal})`
  })
  return [tone('bold', title), how, ...lines, '', ...details, ''].join('\n')
}

/** The page with this section in place of the one before; everything else on it stays. */
export function withSection(page: string, section: Section, circumstances: Circumstances): string {
  const [begin, end] = ['begin', 'end'].map((edge) => `<!-- written by "npx -y pnpm@12 bench ${section.key}": ${edge} -->`) as [
    string,
    string,
  ] // two edges, two marks
  const text = `${begin}\n${markdown(section, circumstances)}\n${end}`
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${text}\n`
  return page.slice(0, from) + text + page.slice(to + end.length)
}

function markdown({ title, how, goals, details }: Section, { date, commit, machine, load }: Circumstances): string {
  const rows = goals.map(
    ({ name, measured, goal, share }) =>
      `| ${name} | ${share <= 1 ? '' : '**'}${share.toFixed(2)}${share <= 1 ? '' : '** missed'} | ${measured} | ${goal} |`,
  )
  return [
    `## ${title}`,
    '',
    `${date}, commit ${commit}, ${machine}. ${load}`,
    '',
    how,
    '',
    '| | share of the goal | measured | goal |',
    '|---|---|---|---|',
    ...rows,
    ...details.flatMap((detail) => ['', detail]),
  ].join('\n')
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
