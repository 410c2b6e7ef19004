import type { Changes, Status } from '../model/state.ts'

export type Report = {
  started: number
  running: number
  ended: Readonly<Partial<Record<Status, number>>>
  /** Commands that were done, and rows that a database would have written for them. */
  commands: number
  rows: number
  /** Ms from start to end, the mean over what ended. */
  meanTime: number
  /** By step: how many tasks, and the mean ms until one was done. */
  steps: Readonly<Record<string, { tasks: number; meanTime: number }>>
  /** By person: how many tasks. */
  people: Readonly<Record<string, number>>
}

/** Counts what happens in an office. */
export function reporter() {
  const counts = { started: 0, commands: 0, rows: 0, time: 0, over: 0 }
  const ended: Partial<Record<Status, number>> = {}
  const steps = new Map<string, { tasks: number; time: number }>()
  const people = new Map<string, number>()
  return {
    started() {
      counts.started += 1
    },
    moved({ put, removed }: Changes) {
      counts.commands += 1
      for (const rows of [...Object.values(put), ...Object.values(removed)]) counts.rows += rows.length
    },
    ended(status: Status, time: number) {
      ended[status] = (ended[status] ?? 0) + 1
      counts.time += time
      counts.over += 1
    },
    task(node: string, user: string, time: number) {
      const known = steps.get(node) ?? { tasks: 0, time: 0 }
      steps.set(node, { tasks: known.tasks + 1, time: known.time + time })
      people.set(user, (people.get(user) ?? 0) + 1)
    },
    done: (running: number): Report => ({
      started: counts.started,
      running,
      ended,
      commands: counts.commands,
      rows: counts.rows,
      meanTime: counts.over > 0 ? counts.time / counts.over : 0,
      steps: Object.fromEntries([...steps].map(([node, { tasks, time }]) => [node, { tasks, meanTime: time / tasks }])),
      people: Object.fromEntries(people),
    }),
  }
}
