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
export function withProof(page: string, proof: Proof) {
  const section = `${begin}\n${render(proof)}\n${end}`
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`
  return page.slice(0, from) + section + page.slice(to + end.length)
}

function render({ date, commit, platform, rows, figures }: Proof) {
  const runs = rows.map(({ title, passed, failed, time }) => `| ${title} | ${passed} | ${failed} | ${time} |`)
  const measured = [...figures]
    .sort((a, b) => a.promise.localeCompare(b.promise, 'en'))
    .map(({ promise, run, figure }) => `| ${promise} | ${run} | ${figure} |`)
  return [
    '## Last proof',
    '',
    `${date}, commit ${commit}, ${platform}.`,
    '',
    '| run | passed | failed | time |',
    '|---|---|---|---|',
    ...runs,
    ...(measured.length > 0 ? ['', '| promise | run | measured |', '|---|---|---|', ...measured] : []),
  ].join('\n')
}
