import { quantile } from '../figures.ts'
import type { Goal, Section } from '../report.ts'
import { timePages } from './pages.ts'
import { timeServer, under } from './server.ts'

type Options = { only?: readonly string[]; rounds?: number; isQuick?: boolean }

/**
 * What choosing, bringing in and printing take among 600 000 materials on PostgreSQL; `--quick` takes a tenth, `BIP_BENCH_MATERIALS` and
 * `BIP_BENCH_IMPORT` any number, `--only=server` or `pages` a half.
 */
export async function choosing({ only = ['server', 'pages'], rounds = 40, isQuick = false }: Options): Promise<Section> {
  const materials = Number(process.env.BIP_BENCH_MATERIALS ?? (isQuick ? 60_000 : 600_000))
  const imported = Number(process.env.BIP_BENCH_IMPORT ?? (isQuick ? 10_000 : 100_000))
  const server = only.includes('server') ? await timeServer({ materials, imported, rounds }) : []
  const pages = only.includes('pages') ? await pageGoals(Math.max(2, Math.round(rounds / 20))) : []
  return {
    key: 'choosing',
    title: 'Choosing, bringing in, printing',
    how: `The server on PostgreSQL with the demonstration and ${materials.toLocaleString('en')} materials, over HTTP, one caller. The picker's dialog with pages of 100 of 5 000 rows and the uploader with 500 files, in Chromium.`,
    goals: [...server, ...pages],
    details: [],
  }
}

async function pageGoals(rounds: number): Promise<Goal[]> {
  const { opens, presses, frames } = await timePages(rounds)
  const perSecond = quantile(frames, 0.5)
  return [
    under('the dialog, until its rows stand there', opens, 0.5, 300),
    under('each press while 2 000 of 5 000 rows are chosen', presses, 0.95, 50),
    {
      name: 'frames while 500 files wait and three are sent',
      measured: `${perSecond.toFixed(1)}/s`,
      goal: '≥ 60/s',
      share: 60 / perSecond,
    },
  ]
}
