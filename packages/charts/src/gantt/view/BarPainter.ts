import { type DayNumber, dayLength } from '@bip/contract/calendar'
import { workStatusTone } from '@bip/design-system'
import { type Axis, xOfDay, xOfTime } from '../axis/axis.ts'
import type { Baseline } from '../model/baseline.ts'
import type { Plan } from '../model/Plan.ts'
import { segmentsOf } from '../model/segments.ts'
import { isCritical } from '../model/slack.ts'
import type { PlanSpan, PlanTask } from '../model/types.ts'
import { type BarParts, lay, partsOf, write } from './barParts.ts'

/** What bars are drawn from. */
export type BarScene = {
  plan: Plan
  axis: Axis
  /** Progress of a task by its number, 0 to 100. */
  progressAt: (index: number) => number
  baseline: Baseline | null
  hasCritical: boolean
  hasSlack: boolean
  today: DayNumber
  /** What a screen reader hears of a task. */
  wordsOf: (task: PlanTask) => string
  /** A few words beside the bar; '' for none. */
  labelOf: (task: PlanTask) => string
  /** Where tasks would go that are being moved. */
  ghosts: ReadonlyMap<string, PlanSpan>
}

/** Draws the bars of the rows in sight, outside React. */
export class BarPainter {
  /** Given before anything is drawn. */
  scene: BarScene | null = null
  readonly #shown = new Map<HTMLElement, PlanTask>()

  /** The same function all along, so that the table keeps its columns. */
  readonly paint = (cell: HTMLElement, task: PlanTask): void => {
    this.#shown.set(cell, task)
    if (this.scene) draw(this.scene, cell, task)
  }

  /** Draws all that is in sight anew. */
  repaint(): void {
    for (const [cell, task] of this.#shown)
      if (!cell.isConnected) this.#shown.delete(cell)
      else if (this.scene) draw(this.scene, cell, task)
  }

  /** Draws only where tasks would go. */
  repaintGhosts(): void {
    for (const [cell, task] of this.#shown) if (this.scene && cell.isConnected) drawGhost(this.scene, partsOf(cell), task)
  }

  taskIn(cell: HTMLElement): PlanTask | undefined {
    return this.#shown.get(cell)
  }
}

/** px of a span; a milestone has no width. */
export const boxOf = ({ plan, axis }: Pick<BarScene, 'plan' | 'axis'>, key: string, { start, finish }: PlanSpan) => {
  const calendar = plan.calendarOf(key)
  const left = xOfTime(axis, start, calendar)
  return { left, width: start === finish ? 0 : Math.max(3, xOfTime(axis, finish, calendar) - left) }
}

const kindOf = (plan: Plan, task: PlanTask, span: PlanSpan): 'summary' | 'milestone' | 'task' => {
  if (plan.isSummary(task.key)) return 'summary'
  return span.start === span.finish ? 'milestone' : 'task'
}

const draw = (scene: BarScene, cell: HTMLElement, task: PlanTask): void => {
  const { plan } = scene
  if (!plan.has(task.key)) return
  const parts = partsOf(cell)
  const { bar } = parts
  const span = plan.spanOf(task.key)
  const { left, width } = boxOf(scene, task.key, span)
  const kind = kindOf(plan, task, span)
  const share = scene.progressAt(plan.indexOf(task.key))
  write(bar, 'kind', kind)
  write(bar, 'tone', task.tone ?? (task.status ? workStatusTone[task.status] : 'info'))
  write(bar, 'status', task.status)
  write(bar, 'critical', scene.hasCritical && isCritical(plan, task.key) ? '' : undefined)
  write(bar, 'held', plan.isHeld(task.key) ? '' : undefined)
  write(bar, 'manual', task.mode === 'manual' ? '' : undefined)
  lay(bar, left, width)
  lay(parts.done, share > 0 && kind !== 'milestone' ? 0 : null, (width * share) / 100)
  drawSegments(scene, parts, task, left)
  drawBeside(scene, parts, task, left + width)
  drawGhost(scene, parts, task)
  cell.setAttribute('aria-label', scene.wordsOf(task))
}

const drawSegments = (scene: BarScene, { bar, segments }: BarParts, task: PlanTask, left: number): void => {
  const isSplit = (task.splits?.length ?? 0) > 0
  write(bar, 'split', isSplit ? '' : undefined)
  if (!isSplit) {
    if (segments.firstChild) segments.replaceChildren()
    return
  }
  segments.replaceChildren(
    ...segmentsOf(scene.plan, task.key).map((segment) => {
      const piece = document.createElement('i')
      const box = boxOf(scene, task.key, segment)
      lay(piece, box.left - left, box.width)
      return piece
    }),
  )
}

/** What stands around a bar: its baseline, its slack, its deadline, words. */
const drawBeside = (scene: BarScene, parts: BarParts, task: PlanTask, right: number): void => {
  const { plan, axis } = scene
  const before = scene.baseline?.spans.get(task.key)
  const base = before && boxOf(scene, task.key, before)
  lay(parts.base, base ? base.left : null, Math.max(4, base?.width ?? 0))
  const deadline = plan.schedule.facts.deadline[plan.indexOf(task.key)] ?? Number.POSITIVE_INFINITY
  const flag = Number.isFinite(deadline) ? xOfDay(axis, deadline / dayLength) : null
  lay(parts.deadline, flag, 10)
  const late = plan.daysLate(task.key)
  write(parts.deadline, 'late', late > 0 ? '' : undefined)
  const slack = scene.hasSlack ? slackEnd(scene, task, right) : null
  lay(parts.slack, slack === null ? null : right, (slack ?? right) - right)
  const label = scene.labelOf(task)
  if (parts.label.textContent !== label) parts.label.textContent = label
  write(parts.label, 'late', late > 0 ? '' : undefined)
  const milestone = parts.bar.dataset.kind === 'milestone' ? 8 : 0
  const begin = Math.max(right + milestone, slack ?? 0, flag === null ? 0 : flag + 10)
  lay(parts.label, label ? begin + 6 : null, 240)
}

/** Where the slack of a task ends; null where it has none. */
const slackEnd = ({ plan, axis }: BarScene, task: PlanTask, right: number): number | null => {
  if (plan.isSummary(task.key) || task.progress === 100) return null
  const end = xOfTime(axis, plan.late.finish[plan.indexOf(task.key)] ?? 0, plan.calendarOf(task.key))
  return end > right + 4 ? end : null
}

const drawGhost = (scene: BarScene, { ghost, bar }: BarParts, task: PlanTask): void => {
  const span = scene.ghosts.get(task.key)
  const box = span && boxOf(scene, task.key, span)
  write(ghost, 'kind', bar.dataset.kind)
  lay(ghost, box ? box.left : null, box?.width ?? 0)
}
