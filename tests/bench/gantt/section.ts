import { median } from '../figures.ts'
import { type Goal, type Section, table } from '../report.ts'
import type { SurfaceRun } from '../surfaces/measureSurface.ts'
import { entrants } from './entrants.ts'

/** The runs of each round by page. */
export type Runs = Map<string, SurfaceRun[]>

/** What a run has measured; what it was not asked for is missing. */
export type Measured = {
  rounds: number
  /** 10 000 tasks at full speed. */
  surface?: Runs
  /** The same at a quarter of the speed. */
  slow?: Runs
  /** A bar that is dragged at that speed, and ours that takes a thousand others with it. */
  drag?: Runs
  /** 100 000 tasks. */
  large?: Runs
  chain?: { scheduled: number; moved: number }
  storing?: { opened: number; stored: number }
  /** Bytes beyond the table. */
  weight?: number
}

type Read = (run: SurfaceRun) => number | undefined

const ours = 'ours-gantt'
const titleOf = (page: string) => entrants.find((entrant) => entrant.page === page)?.title ?? page
const defined = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined)
const valuesOf = (runs: Runs, page: string, read: Read) => defined((runs.get(page) ?? []).map(read))
const middle = (runs: Runs, page: string, read: Read) => median(valuesOf(runs, page, read))
const ms = (time: number) => `${time.toFixed(time < 20 ? 1 : 0)} ms`
const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`

const mount: Read = (run) => run.mount.first
const heap: Read = (run) => Math.max(run.heap.mounted, run.heap.scrolled)
const perSecond: Read = (run) => run.scroll?.perSecond
const blank: Read = (run) => run.fling?.over25
const longest: Read = (run) => run.drag?.longest
const drop: Read = (run) => run.drag?.drop

/** Each of ours against theirs of the same round, so that a machine that was busy in one of them was busy for both. */
function against(name: string, runs: Runs, peer: string, read: Read, max: number, own = ours): Goal {
  const theirs = valuesOf(runs, peer, read)
  const ratio = median(valuesOf(runs, own, read).map((value, round) => value / (theirs[round] ?? Number.NaN)))
  return { name, measured: `${ratio.toFixed(2)} × ${titleOf(peer)}`, goal: `≤ ${max} ×`, share: ratio / max }
}

const under = (name: string, value: number, max: number, write: (value: number) => string): Goal => ({
  name,
  measured: write(value),
  goal: `≤ ${write(max)}`,
  share: value / max,
})

function surfaceGoals({ surface, large }: Measured): Goal[] {
  const goals: Goal[] = []
  if (surface)
    goals.push(
      against('10 000 tasks, 9 000 links: mount', surface, 'svar-gantt', mount, 1),
      against('heap beyond the data at 10 000 tasks', surface, 'dhtmlx-gantt', heap, 1.2),
      under(
        'leak per mount and unmount',
        middle(surface, ours, (run) => run.leak),
        30,
        (value) => `${value.toFixed(1)} KB`,
      ),
    )
  if (large) goals.push(against('100 000 tasks: mount', large, 'dhtmlx-gantt', mount, 1))
  return goals
}

function slowGoals({ slow }: Measured): Goal[] {
  if (!slow) return []
  const [own, theirs] = [valuesOf(slow, ours, perSecond), valuesOf(slow, 'svar-gantt', perSecond)]
  const share = median(own.map((value, round) => value / (theirs[round] ?? Number.NaN)))
  const missing = middle(slow, ours, blank)
  return [
    { name: 'scroll, slowed down 4 ×', measured: `${share.toFixed(2)} × SVAR's frames/s`, goal: '≥ 0.95 ×', share: 0.95 / share },
    {
      name: 'fling, slowed down 4 ×',
      measured: `${percent(missing)} blank`,
      goal: '0 %',
      share: missing === 0 ? 0 : 1 + missing,
    },
  ]
}

const dragGoals = ({ drag }: Measured): Goal[] =>
  drag
    ? [
        against('drag of a bar, slowed down 4 ×: longest frame', drag, 'svar-gantt', longest, 0.25),
        against('drop that moves 1 000 others, against a drop that moves none', drag, 'svar-gantt', drop, 2, 'ours-cascade'),
      ]
    : []

function otherGoals({ chain, storing, weight }: Measured): Goal[] {
  const goals: Goal[] = []
  if (chain)
    goals.push(
      under('chain of 50 000 links: scheduled', chain.scheduled, 300, ms),
      under('chain of 50 000 links: its first task moved', chain.moved, 150, ms),
    )
  if (weight !== undefined)
    goals.push(under('weight beyond the table', weight, 80 * 1024, (bytes) => `${(bytes / 1024).toFixed(1)} KiB`))
  if (storing)
    goals.push(
      under('server: a plan of 10 000 items is answered', storing.opened, 400, ms),
      under('server: a drop that moves 1 000 items is stored', storing.stored, 250, ms),
    )
  return goals
}

const cell = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits))

function sideBySide(title: string, runs: Runs | undefined): string[] {
  if (!runs) return []
  const rows = [...runs.keys()].map((page) => {
    const of = (read: Read, digits?: number) => cell(middle(runs, page, read), digits)
    const share = (run: SurfaceRun) => run.fling && run.fling.over25 * 100
    return [
      page === 'ours-cascade' ? 'Gantt, 1 000 follow' : titleOf(page),
      ...[of(mount), of(perSecond, 1), of(share), of(longest), of(drop), of(heap, 1), of((run) => run.mount.elements)],
      of((run) => run.leak),
    ]
  })
  return [
    table([title, 'mount ms', 'frames/s', 'blank %', 'drag, longest ms', 'drop ms', 'heap MB', 'elements', 'leak KB'], rows),
  ]
}

/** What a run has measured against the goals. */
export const sectionOf = (measured: Measured): Section => ({
  key: 'gantt',
  title: 'Gantt',
  how: `10 000 tasks in projects of 111 with some 9 000 links, in production builds side by side in Chromium without a graphics card; medians of ${measured.rounds} rounds that each begin with another chart, the ratio of each round by itself. Ours reckons its plan within the mount. Scrolling is 3 s of 120 px every 16 ms; a fling 2 s of 1 500 px, and a frame of it blank where over a quarter of the rows show nothing. A drag goes 240 px; a drop is over with its second frame. The chain is reckoned without a browser; the server answers over HTTP on PostgreSQL with the demonstration.`,
  goals: [...surfaceGoals(measured), ...slowGoals(measured), ...dragGoals(measured), ...otherGoals(measured)],
  details: [
    ...sideBySide('at full speed', measured.surface),
    ...sideBySide('slowed down 4 ×', measured.slow),
    ...sideBySide('dragged, slowed down 4 ×', measured.drag),
    ...sideBySide('100 000 tasks', measured.large),
  ],
})
