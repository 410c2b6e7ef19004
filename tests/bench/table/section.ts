import { median } from '../figures.ts'
import { type Goal, type Section, table } from '../report.ts'
import type { SurfaceRun } from '../surfaces/measureSurface.ts'
import { entrants } from './entrants.ts'
import type { Changes } from './measureChanges.ts'
import type { Million } from './measureMillion.ts'
import type { Times } from './measureTimes.ts'
import type { Weight } from './weights.ts'

/** The runs of each round by page. */
export type Runs = Map<string, SurfaceRun[]>

/** What a run has measured; what it was not asked for is missing. */
export type Measured = {
  rounds: number
  /** Bytes of each page beyond React's, by its name. */
  weights: ReadonlyMap<string, number>
  times?: ReadonlyMap<string, Times>
  surface?: Runs
  slow?: Runs
  changes?: { full: Changes; slow: Changes }
  million?: Million
  weight?: Weight
}

type Read = (run: SurfaceRun) => number | undefined

const ours = 'ours-grid'
const titleOf = (page: string) => entrants.find((entrant) => entrant.page === page)?.title ?? page
const ms = (time: number) => `${time.toFixed(time < 20 ? 1 : 0)} ms`
const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`
const defined = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined)

/** A goal of nothing at all is either held or missed. */
const none = (value: number) => (value === 0 ? 0 : 1 + value)

const valuesOf = (runs: Runs | undefined, page: string, read: Read) => defined((runs?.get(page) ?? []).map(read))
const middle = (runs: Runs | undefined, page: string, read: Read) => median(valuesOf(runs, page, read))

/** Each of ours against theirs of the same round, so that a machine that was busy in one of them was busy for both. */
const ratioOf = (own: readonly number[], theirs: readonly number[]) =>
  median(own.map((value, round) => value / (theirs[round] ?? Number.NaN)))

const against = (name: string, peer: string, own: readonly number[], theirs: readonly number[], share: number): Goal => {
  const ratio = ratioOf(own, theirs)
  return { name, measured: `${ratio.toFixed(2)} × ${titleOf(peer)}`, goal: `≤ ${share} ×`, share: ratio / share }
}

const max = (name: string, value: number, goal: number, write: (value: number) => string): Goal => ({
  name,
  measured: write(value),
  goal: `≤ ${write(goal)}`,
  share: value / goal,
})

function timeGoals(times: Measured['times']): Goal[] {
  if (!times) return []
  const of = (page: string, kind: keyof Times) => times.get(page)?.[kind] ?? []
  return [
    against('mount to first rows painted', 'ag-grid', of(ours, 'mount'), of('ag-grid', 'mount'), 0.4),
    against('mount to first rows painted', 'tanstack-grid', of(ours, 'mount'), of('tanstack-grid', 'mount'), 1),
    against('sort by a number', 'antd-grid', of(ours, 'sort'), of('antd-grid', 'sort'), 0.6),
  ]
}

const heap: Read = (run) => Math.max(run.heap.mounted, run.heap.scrolled)
const plainPush: Read = (run) => run.push?.plain
const sortedPush: Read = (run) => run.push?.sorted
const blank: Read = (run) => run.fling?.over25

function surfaceGoals({ surface, slow }: Measured): Goal[] {
  const goals: Goal[] = []
  if (surface) {
    const of = (page: string, read: Read) => valuesOf(surface, page, read)
    const dropped = middle(surface, ours, (run) => run.scroll?.dropped)
    goals.push(
      { name: 'scroll at 7 500 px/s', measured: `${dropped} frames dropped`, goal: '0', share: none(dropped) },
      {
        name: 'fling',
        measured: `${percent(middle(surface, ours, blank))} blank`,
        goal: '0 %',
        share: none(middle(surface, ours, blank)),
      },
      against('heap beyond the data', 'ag-grid', of(ours, heap), of('ag-grid', heap), 0.25),
      max('heap beyond the data', middle(surface, ours, heap), 7, (value) => `${value.toFixed(1)} MB`),
      against('push of 50 changed rows', 'dom-grid', of(ours, plainPush), of('dom-grid', plainPush), 1.3),
      against('push of 50 changed rows', 'ag-grid', of(ours, plainPush), of('ag-grid', plainPush), 0.6),
      against('push of 50 changed rows while sorted', 'ag-grid', of(ours, sortedPush), of('ag-grid', sortedPush), 0.08),
      max(
        'leak per mount and unmount',
        middle(surface, ours, (run) => run.leak),
        10,
        (value) => `${value.toFixed(1)} KB`,
      ),
    )
  }
  if (slow) {
    const frames = middle(slow, ours, (run) => run.scroll?.perSecond)
    const share = middle(slow, ours, blank)
    goals.push(
      {
        name: 'scroll at 7 500 px/s, slowed down 4 ×',
        measured: `${frames.toFixed(1)} frames/s`,
        goal: '≥ 55',
        share: 55 / frames,
      },
      { name: 'fling, slowed down 4 ×', measured: `${percent(share)} blank`, goal: '0 %', share: none(share) },
    )
  }
  return goals
}

const changeGoals = (changes: Measured['changes']): Goal[] =>
  changes
    ? [...changes.full].flatMap(([name, times]) => [
        max(name, median(times), 50, ms),
        max(`${name}, slowed down 4 ×`, median(changes.slow.get(name) ?? []), 100, ms),
      ])
    : []

function otherGoals({ weight, million }: Measured): Goal[] {
  const goals: Goal[] = []
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
  if (weight)
    goals.push(
      max('first chunk beyond React and styled-components', weight.first, 60 * 1024, kib),
      max('everything without the writer of xlsx', weight.all, 130 * 1024, kib),
    )
  if (million) {
    const ratio = ratioOf(million.mounts.many, million.mounts.few)
    goals.push(
      { name: 'mount of 1 000 000 rows', measured: `${ratio.toFixed(2)} × that of 100 000`, goal: '≤ 3 ×', share: ratio / 3 },
      {
        name: '1 000 000 rows end to end',
        measured: million.reachesBothEnds ? 'both ends reached' : 'an end was not reached',
        goal: 'both ends',
        share: none(million.reachesBothEnds ? 0 : 1),
      },
      {
        name: '1 000 000 rows, scroll at 7 500 px/s',
        measured: `${million.scroll.dropped} frames dropped`,
        goal: '0',
        share: none(million.scroll.dropped),
      },
    )
  }
  return goals
}

const cell = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits))

function sideBySide({ times, surface, weights }: Measured): string[] {
  if (!surface && !times) return []
  const rows = entrants.map(({ page, title }) => {
    const of = (read: Read, digits?: number) => cell(middle(surface, page, read), digits)
    return [
      title,
      cell(median(times?.get(page)?.mount ?? [])),
      of((run) => run.scroll?.dropped),
      of((run) => run.scroll?.longest),
      of((run) => run.scroll?.task),
      of((run) => (run.fling?.over25 ?? Number.NaN) * 100),
      of(heap, 1),
      of((run) => run.mount.elements),
      cell(median(times?.get(page)?.sort ?? [])),
      `${of(plainPush, 1)} / ${of(sortedPush, 1)}`,
      of((run) => run.leak),
      cell((weights.get(page) ?? Number.NaN) / 1024),
    ]
  })
  const head = ['mount ms', 'dropped', 'longest ms', 'work ms/s', 'blank %', 'heap MB', 'elements', 'sort ms']
  return [table(['at full speed', ...head, 'push ms, plain / sorted', 'leak KB', 'KiB beyond React'], rows)]
}

function sideBySideSlowly({ slow }: Measured): string[] {
  if (!slow) return []
  const rows = entrants
    .filter(({ page }) => slow.has(page))
    .map(({ page, title }) => [
      title,
      cell(middle(slow, page, (run) => run.mount.first)),
      cell(
        middle(slow, page, (run) => run.scroll?.perSecond),
        1,
      ),
      cell(middle(slow, page, (run) => run.scroll?.longest)),
      cell(middle(slow, page, (run) => (run.fling?.over25 ?? Number.NaN) * 100)),
    ])
  return [table(['slowed down 4 ×', 'mount ms', 'frames/s', 'longest ms', 'blank %'], rows)]
}

const laterOf = ({ weight }: Measured): string[] =>
  weight && weight.later.length > 0
    ? [`Loaded when asked for: ${weight.later.map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)} KiB`).join(', ')}.`]
    : []

/** What was measured against the goals. */
export const sectionOf = (measured: Measured): Section => ({
  key: 'table',
  title: 'Table',
  how: `100 000 rows of 20 columns, two of them pinned, a component in one cell of each row, in production builds side by side in Chromium without a graphics card; medians of ${measured.rounds} rounds that each begin with another table, the ratio of each round by itself. Times are taken on fresh pages whose frames are not held to 60 a second. Scrolling is 3 s of 120 px every 16 ms; a fling 2 s of 1 500 px, and a frame of it blank where over a quarter of the rows show nothing. A push is the main thread's whole work for a batch, 20 batches a second. The weights of peers are of their whole pages; Glide is a canvas, without text for a screen reader, and has no sorting of its own.`,
  goals: [...timeGoals(measured.times), ...surfaceGoals(measured), ...changeGoals(measured.changes), ...otherGoals(measured)],
  details: [...sideBySide(measured), ...sideBySideSlowly(measured), ...laterOf(measured)],
})
