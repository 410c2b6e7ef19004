import type { Plan } from './Plan.ts'

/** The progress of each task by its number, 0 to 100: of a summary that of the work below it. Tasks stand before their summaries in the order of nodes. */
export const progressOf = (plan: Plan): Float64Array => {
  const { network, facts } = plan.schedule
  const { tasks } = plan
  const [done, whole] = [new Float64Array(tasks.length), new Float64Array(tasks.length)]
  const progress = new Float64Array(tasks.length)
  for (const node of network.order) {
    if (node >= tasks.length) continue
    const isSummary = (network.opening[node] ?? -1) >= 0
    if (!isSummary) {
      const work = Math.max(1, facts.span[node] ?? 0)
      whole[node] = work
      done[node] = (work * (tasks[node]?.progress ?? 0)) / 100
    }
    progress[node] = ((done[node] ?? 0) / Math.max(1, whole[node] ?? 1)) * 100
    const above = network.parent[node] ?? -1
    if (above < 0) continue
    done[above] = (done[above] ?? 0) + (done[node] ?? 0)
    whole[above] = (whole[above] ?? 0) + (whole[node] ?? 0)
  }
  return progress
}
