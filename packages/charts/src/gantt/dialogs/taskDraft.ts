import { dayText, startDay } from '@bip/contract/calendar'
import type { PlanEdit } from '../model/edits.ts'
import type { Plan } from '../model/Plan.ts'
import type { Constraint, PlanTask } from '../model/types.ts'

/** What can be asked of a task in its dialog beside name, days and links. */
export const taskAsks = ['progress', 'deadline', 'mode', 'constraint'] as const
export type TaskAsk = (typeof taskAsks)[number]

/** What the dialog of a task holds; days are `YYYY-MM-DD`, null where nothing is said. */
export type TaskDraft = {
  name: string
  /** Days, as typed. */
  duration: string | null
  progress: string | null
  mode: 'auto' | 'manual'
  start: string | null
  constraint: Constraint['type'] | 'none'
  date: string | null
  deadline: string | null
}

const dayOf = (date: string | undefined): string | null => date?.slice(0, 10) ?? null

export const draftOf = (plan: Plan, key: string): TaskDraft => {
  const task = plan.taskOf(key)
  return {
    name: task.name ?? task.key,
    duration: String(task.duration ?? 1),
    progress: String(task.progress ?? 0),
    mode: task.mode ?? 'auto',
    start: dayText(startDay(plan.spanOf(key).start)),
    constraint: task.constraint?.type ?? 'none',
    date: dayOf(task.constraint?.date),
    deadline: dayOf(task.deadline),
  }
}

/** Whether a constraint has its day; nothing else of a draft can be incomplete. */
export const isComplete = ({ mode, constraint, date }: TaskDraft): boolean =>
  mode === 'manual' || constraint === 'none' || date !== null

/** What of a draft differs from the task, as one change; times of day stay where the day does. */
export const taskEdits = (plan: Plan, key: string, draft: TaskDraft): readonly PlanEdit[] => {
  if (!isComplete(draft)) return []
  const before = draftOf(plan, key)
  const isChanged = (...names: (keyof TaskDraft)[]): boolean => names.some((name) => draft[name] !== before[name])
  const set: Partial<Omit<PlanTask, 'key'>> = {}
  if (isChanged('name') && draft.name.trim() !== '') set.name = draft.name.trim()
  if (isChanged('duration') && draft.duration !== null) set.duration = Number(draft.duration)
  if (isChanged('progress') && draft.progress !== null) set.progress = Number(draft.progress)
  if (isChanged('deadline')) set.deadline = draft.deadline ?? undefined
  if (draft.mode === 'manual') {
    if (isChanged('mode', 'start')) Object.assign(set, { mode: 'manual', start: draft.start ?? undefined })
  } else {
    if (isChanged('mode')) Object.assign(set, { mode: undefined, start: undefined })
    if (isChanged('constraint', 'date'))
      set.constraint = draft.constraint === 'none' ? undefined : { type: draft.constraint, date: draft.date ?? '' } // It is complete.
  }
  return Object.keys(set).length > 0 ? [{ kind: 'setTask', key, set, isAsked: true }] : []
}
