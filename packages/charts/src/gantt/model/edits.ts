import { PlanError } from './planError.ts'
import type { PlanInput, PlanLink, PlanTask } from './types.ts'

/** A change of a plan. What `set` gives as undefined is taken away. */
export type PlanEdit =
  /** `isAsked` says that somebody wanted just this; without it a constraint is where a bar was put. */
  | { kind: 'setTask'; key: string; set: Partial<Omit<PlanTask, 'key'>>; isAsked?: true }
  | { kind: 'setLink'; key: string; set: Partial<Omit<PlanLink, 'key' | 'from' | 'to'>> }
  /** `at` is the place among all tasks. Default the end. */
  | { kind: 'addTask'; task: PlanTask; at?: number }
  | { kind: 'removeTask'; key: string }
  | { kind: 'addLink'; link: PlanLink; at?: number }
  | { kind: 'removeLink'; key: string }

/** Whether other tasks or links depend on each other afterwards. */
export const isStructural = (edit: PlanEdit): boolean =>
  edit.kind === 'setTask' ? 'parent' in edit.set : edit.kind !== 'setLink'

/** Tasks and links with their places by key, so that many changes cost one copy. */
export type Draft = { tasks: PlanTask[]; links: PlanLink[] }

type Places = ReadonlyMap<string, number> | undefined

const taskAt = ({ tasks }: Draft, key: string, known?: Places): number => {
  const place = known?.get(key) ?? tasks.findIndex((task) => task.key === key)
  if (place < 0) throw new PlanError({ code: 'unknownTask', key })
  return place
}

const linkAt = ({ links }: Draft, key: string): number => {
  const place = links.findIndex((link) => link.key === key)
  if (place < 0) throw new PlanError({ code: 'unknownLink', key })
  return place
}

const oldOf = <T extends object>(record: T, set: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(set).map((name) => [name, record[name as keyof T]])) as Partial<T> // The same keys.

const changed = <T extends object>(list: T[], at: number, set: Partial<T>): Partial<T> => {
  const record = list[at] as T // Its place was found.
  list[at] = { ...record, ...set }
  return oldOf(record, set)
}

/** Changes a draft; answers what takes the change back. `places` are the places of tasks, as long as none came or went. */
const changeDraft = (draft: Draft, edit: PlanEdit, places: Places): readonly PlanEdit[] => {
  const { tasks, links } = draft
  switch (edit.kind) {
    case 'setTask':
      return [{ kind: 'setTask', key: edit.key, set: changed(tasks, taskAt(draft, edit.key, places), edit.set) }]
    case 'setLink':
      return [{ kind: 'setLink', key: edit.key, set: changed(links, linkAt(draft, edit.key), edit.set) }]
    case 'addTask':
      tasks.splice(edit.at ?? tasks.length, 0, edit.task)
      return [{ kind: 'removeTask', key: edit.task.key }]
    case 'addLink':
      links.splice(edit.at ?? links.length, 0, edit.link)
      return [{ kind: 'removeLink', key: edit.link.key }]
    case 'removeLink': {
      const at = linkAt(draft, edit.key)
      return links.splice(at, 1).map((link): PlanEdit => ({ kind: 'addLink', link, at }))
    }
    case 'removeTask':
      return removeTask(draft, edit.key)
  }
}

/** Takes a task away with its links and all that lies below it. */
const removeTask = (draft: Draft, key: string): readonly PlanEdit[] => {
  taskAt(draft, key)
  const gone = new Set([key])
  const childrenOf = Map.groupBy(draft.tasks, ({ parent }) => parent)
  for (const one of gone) for (const child of childrenOf.get(one) ?? []) gone.add(child.key)
  const inverse: PlanEdit[] = []
  const isGoneLink = ({ from, to }: PlanLink): boolean => gone.has(from) || gone.has(to)
  for (const [at, task] of draft.tasks.entries()) if (gone.has(task.key)) inverse.push({ kind: 'addTask', task, at })
  for (const [at, link] of draft.links.entries()) if (isGoneLink(link)) inverse.push({ kind: 'addLink', link, at })
  draft.tasks = draft.tasks.filter((task) => !gone.has(task.key))
  draft.links = draft.links.filter((link) => !isGoneLink(link))
  return inverse
}

/** The plan after some changes, and what takes them back. Throws where a change names what is not there. */
export const edited = (
  input: PlanInput,
  edits: readonly PlanEdit[],
  places: ReadonlyMap<string, number>,
): { input: PlanInput; inverse: readonly PlanEdit[] } => {
  const { tasks, links = [] } = input
  const touches = (...kinds: PlanEdit['kind'][]): boolean => edits.some(({ kind }) => kinds.includes(kind))
  // What is not touched stays the same list, so that nobody reads it anew.
  const draft: Draft = { tasks: tasks as PlanTask[], links: links as PlanLink[] }
  if (touches('setTask', 'addTask', 'removeTask')) draft.tasks = tasks.slice()
  if (touches('setLink', 'addLink', 'removeLink', 'removeTask')) draft.links = links.slice()
  const areStill = !touches('addTask', 'removeTask')
  const inverse: PlanEdit[] = []
  for (const edit of edits) inverse.unshift(...changeDraft(draft, edit, areStill ? places : undefined))
  return { input: { ...input, tasks: draft.tasks, links: draft.links }, inverse }
}
