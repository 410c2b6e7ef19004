import { median } from '../figures.ts'
import { type Goal, type Section, table } from '../report.ts'
import type { Aim, Contest, Step } from './contests.ts'
import type { Samples } from './measure.ts'

/** What the samples say about the goals; `others` are goals that were measured apart. */
export function sectionOf(contests: readonly Contest[], samples: Samples, rounds: number, others: readonly Goal[]): Section {
  const timesOf = (page: string, { name }: Step) => samples.get(page)?.get(name) ?? []

  /** Round by round, so that a machine that was busy in one of them was busy for both. */
  const ratio = (ours: string, peer: string, step: Step) => {
    const theirs = timesOf(peer, step)
    return median(timesOf(ours, step).map((time, round) => time / (theirs[round] ?? Number.NaN)))
  }

  const goalOf = ({ title, ours, peers }: Contest, step: Step, aim: Aim): Goal => {
    const name = `${title}, ${step.name}`
    if ('max' in aim) {
      const time = median(timesOf(ours, step))
      return { name, measured: `${time.toFixed(1)} ms`, goal: `≤ ${aim.max} ms`, share: time / aim.max }
    }
    const times = ratio(ours, aim.against, step)
    return {
      name,
      measured: `${short(times)} × ${peers[aim.against]}`,
      goal: `≤ ${short(aim.share)} ×`,
      share: times / aim.share,
    }
  }

  const figuresOf = ({ title, ours, peers, steps }: Contest) =>
    table(
      [title, 'ours, ms', ...Object.values(peers).flatMap((name) => [`${name}, ms`, 'ratio'])],
      steps.map((step) => [
        step.name,
        median(timesOf(ours, step)).toFixed(1),
        ...Object.keys(peers).flatMap((peer) =>
          step.notBy?.includes(peer) ? ['', ''] : [median(timesOf(peer, step)).toFixed(1), short(ratio(ours, peer, step))],
        ),
      ]),
    )

  return {
    key: 'components',
    title: 'Components',
    how: `The same data in production builds, side by side in one Chromium without a graphics card, medians of ${rounds} rounds that each begin with another page, the ratio of each round by itself. A time runs from the press or key to the end of the first frame that shows the outcome, its layout and painting included, as in the harness with which the goals were measured; frames are not held to 60 a second, and the animations of antd are off. The theme is switched on a page with every component. Milliseconds were set as goals on a quiet machine where antd Select opened 10 000 options in 22 ms, antd Form took a key in 17 to 20 ms and form-js validated in 21 ms; the peers' own columns say how far that machine is from this run.`,
    goals: [
      ...contests.flatMap((contest) => contest.steps.flatMap((step) => step.aims.map((aim) => goalOf(contest, step, aim)))),
      ...others,
    ],
    details: contests.filter(({ peers }) => Object.keys(peers).length > 0).map(figuresOf),
  }
}

/** Two digits that say something: 0.0125, 0.62, 1.5. */
const short = (share: number) => String(Number(share.toPrecision(share < 0.1 ? 3 : 2)))
