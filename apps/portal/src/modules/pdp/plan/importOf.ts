import type { FileTask, ProjectFile } from '@bip/charts/gantt/exchange'
import {
  type ImportedBaseline,
  type ImportedPlanItem,
  maxSplits,
  pausedDays,
  splitText,
  type WholePlan,
  type WorkedDays,
  workdaysBetween,
} from '@bip/contract/resources'

const isCode = (text: string): boolean => /^\d{1,4}(\.\d{1,4}){0,7}$/.test(text)

/** Their own numbers where all can be told apart by them, else their places in the order of the file. */
function codesOf(tasks: readonly FileTask[]): Map<string, string> {
  const own = tasks.map(({ code }) => code)
  if (own.every(isCode) && new Set(own).size === own.length) return new Map(tasks.map(({ uid, code }) => [uid, code]))
  const counts = new Map<string | null, number>()
  const codes = new Map<string, string>()
  for (const { uid, parent } of tasks) {
    const count = (counts.get(parent) ?? 0) + 1
    counts.set(parent, count)
    const above = parent === null ? '' : `${codes.get(parent) ?? ''}.`
    codes.set(uid, `${above}${count}`)
  }
  return codes
}

/** Pauses by a longer week than that of the plan may fill all of a task, and then are none of an item's. */
function keptSplits({ splits, start, end, isSummary }: FileTask, calendar: WorkedDays | undefined): string | null {
  const text = isSummary ? null : splitText(splits.slice(0, maxSplits))
  return workdaysBetween(start, end, calendar) - pausedDays(text) >= 1 ? text : null
}

/** How many tasks of a file have splits that its items are without. */
export const splitsLeft = ({ tasks }: ProjectFile, calendar?: WorkedDays): number =>
  tasks.filter((task) => task.splits.length > 0 && keptSplits(task, calendar) === null).length

/** The tasks of a project file as items of a plan that is worked on these days, default those of the standard week. Lags are whole days, names as long as a name may be. */
export function itemsOf({ tasks }: ProjectFile, calendar?: WorkedDays): ImportedPlanItem[] {
  const codes = codesOf(tasks)
  return tasks.map((task): ImportedPlanItem => {
    const code = codes.get(task.uid) ?? ''
    return {
      code,
      name: (task.name || code).slice(0, 120),
      parent: task.parent === null ? null : (codes.get(task.parent) ?? null),
      itemType: task.isSummary ? 'phase' : task.isMilestone ? 'milestone' : 'task',
      planStart: task.start,
      planEnd: task.end,
      progress: task.progress,
      deadline: task.deadline,
      splits: keptSplits(task, calendar),
      constraintType: task.constraint?.type ?? null,
      constraintDate: task.constraint?.date.slice(0, 10) ?? null,
      plannedHours: task.isSummary ? null : task.hours,
      ownerName: task.people[0] ?? null,
      links: task.links.flatMap(({ from, type, lag, lagUnit }) => {
        const code = codes.get(from)
        return code ? [{ from: code, type, lag: Math.round(lag), ...(lagUnit === 'calendar' && { lagUnit }) }] : []
      }),
    }
  })
}

/** The baselines of a file, by their numbers; `nameOf` gives each its name, for the format has none. */
export function baselinesIn({ tasks }: ProjectFile, nameOf: (number: number) => string): ImportedBaseline[] {
  const codes = codesOf(tasks)
  const found = new Map<number, Record<string, string>>()
  for (const { uid, baselines } of tasks)
    for (const { number, start, end } of baselines) {
      const days = found.get(number) ?? {}
      days[codes.get(uid) ?? ''] = `${start}/${end}`
      found.set(number, days)
    }
  return [...found].sort(([one], [other]) => one - other).map(([number, days]) => ({ name: nameOf(number), days }))
}

export type ImportPreview = {
  created: ImportedPlanItem[]
  changed: { item: ImportedPlanItem; start: string; end: string; name: string; status: string }[]
  same: number
  /** Items of the plan that the file has not; they stay. */
  missing: number
}

/** What a file would do to a plan. */
export function previewOf(items: readonly ImportedPlanItem[], { items: rows }: WholePlan): ImportPreview {
  const known = new Map(rows.map((row) => [row.itemNo, row]))
  const codes = new Set(items.map(({ code }) => code))
  const created = items.filter(({ code }) => !known.has(code))
  const changed = items.flatMap((item) => {
    const row = known.get(item.code)
    const isSame =
      !row ||
      (row.planStart === item.planStart &&
        row.planEnd === item.planEnd &&
        row.name === item.name &&
        row.splits === item.splits &&
        (item.itemType === 'phase' || Number(row.progress) === Math.round(item.progress)))
    return isSame ? [] : [{ item, start: row.planStart, end: row.planEnd, name: row.name, status: row.status }]
  })
  return {
    created,
    changed,
    same: items.length - created.length - changed.length,
    missing: rows.filter(({ itemNo }) => !codes.has(itemNo)).length,
  }
}
