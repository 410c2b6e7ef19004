import type { Plan } from './Plan.ts'
import type { PlanTask } from './types.ts'

/** Tasks as rows of a tree. */
export type TaskTree = { roots: readonly PlanTask[]; childrenOf: (task: PlanTask) => readonly PlanTask[] | undefined }

export const treeOf = (plan: Plan): TaskTree => {
  const children = new Map<string, PlanTask[]>()
  const roots: PlanTask[] = []
  for (const task of plan.tasks) {
    if (task.parent === undefined) roots.push(task)
    else {
      const siblings = children.get(task.parent)
      if (siblings) siblings.push(task)
      else children.set(task.parent, [task])
    }
  }
  return { roots, childrenOf: ({ key }) => children.get(key) }
}

/** Tasks that pass, and all above and below them: what was looked for is seen where it belongs. */
export const keptTasks = (plan: Plan, passes: (task: PlanTask) => boolean): ReadonlySet<string> => {
  const { parent } = plan.schedule.network
  const kept = new Set<string>()
  for (const [at, task] of plan.tasks.entries()) {
    if (!passes(task)) continue
    for (let one = at; one >= 0; one = parent[one] ?? -1) {
      const { key } = plan.tasks[one] as PlanTask // Its number is one of the plan's.
      if (one !== at && kept.has(key)) break
      kept.add(key)
    }
  }
  return kept
}

/** The row of each task by its number; -1 for one in a closed branch or left out. */
export const rowsOf = (
  plan: Plan,
  { roots, childrenOf }: TaskTree,
  isOpen: (key: string) => boolean,
  kept: ReadonlySet<string> | null,
): { rows: Int32Array; shown: Int32Array } => {
  const rows = new Int32Array(plan.tasks.length).fill(-1)
  const shown: number[] = []
  const stack = [...roots].reverse()
  for (let task = stack.pop(); task; task = stack.pop()) {
    if (kept && !kept.has(task.key)) continue
    const at = plan.indexOf(task.key)
    rows[at] = shown.push(at) - 1
    const children = kept || isOpen(task.key) ? childrenOf(task) : undefined
    if (children) for (let child = children.length - 1; child >= 0; child -= 1) stack.push(children[child] as PlanTask)
  }
  return { rows, shown: Int32Array.from(shown) }
}
