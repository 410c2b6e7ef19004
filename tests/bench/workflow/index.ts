import { type Office, type Report, simulate } from '../../../packages/engine/src/simulation/index.ts'
import { yearOfOffice } from '../../../packages/engine/src/testing/index.ts'
import { type Goal, type Section, table } from '../report.ts'
import { atThePlant } from './plant.ts'

const maxSeconds = 20
const maxMicroseconds = 500

/** Runs a year of an office twice by a virtual clock, then approves at a plant; `--quick` lays down a tenth of the finished ones. */
export async function workflow({ isQuick = false }: { isQuick?: boolean } = {}): Promise<Section> {
  const plant = await atThePlant(isQuick ? { running: 20_000, finished: 100_000 } : { running: 100_000, finished: 1_000_000 })
  const office = await yearOfOffice(2026)
  simulate({ ...office, days: 30 })
  const [first, second] = [timed(office), timed(office)]
  const { report } = first
  const seconds = Math.min(first.seconds, second.seconds)
  const perCommand = (seconds * 1e6) / report.commands
  const isSame = JSON.stringify(first.report) === JSON.stringify(second.report)
  const goals: Goal[] = [
    { name: 'a year', measured: `${seconds.toFixed(2)} s`, goal: `≤ ${maxSeconds} s`, share: seconds / maxSeconds },
    {
      name: 'a command',
      measured: `${perCommand.toFixed(0)} µs`,
      goal: `≤ ${maxMicroseconds} µs`,
      share: perCommand / maxMicroseconds,
    },
    { name: 'runs of one seed that differ', measured: isSame ? '0' : '1', goal: '0', share: isSame ? 0 : 2 },
  ]
  return {
    key: 'workflow',
    title: 'Approvals',
    how: `An office of 120 people and 40 purchases a working day, with reminders, branches, signers and rejections, run by the interpreter under a virtual clock; no database. Then the server ${plant.how}.`,
    goals: [...goals, ...plant.goals],
    details: [described(report), steps(report)],
  }
}

function timed(office: Office): { report: Report; seconds: number } {
  const begun = performance.now()
  const report = simulate(office)
  return { report, seconds: (performance.now() - begun) / 1000 }
}

const days = (milliseconds: number) => (milliseconds / 86_400_000).toFixed(2)

const described = ({ started, running, ended, commands, rows, meanTime }: Report) =>
  `${started} processes started, ${ended.completed ?? 0} ended after ${days(meanTime)} days on average, ${running} under way; ${commands} commands, ${(rows / commands).toFixed(1)} rows each.`

const steps = (report: Report) =>
  table(
    ['step', 'tasks', 'days until done, on average'],
    Object.entries(report.steps).map(([step, { tasks, meanTime }]) => [step, tasks, days(meanTime)]),
  )
