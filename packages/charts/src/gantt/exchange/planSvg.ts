import { dayText, finishDay, startDay } from '@bip/contract/calendar'
import { type Axis, fitted, xOfDay, xOfTime } from '../axis/axis.ts'
import { type Tick, ticksOf, tiersOf } from '../axis/ticks.ts'
import type { Baseline } from '../model/baseline.ts'
import type { Plan } from '../model/Plan.ts'
import { isCritical } from '../model/slack.ts'
import type { PlanTask } from '../model/types.ts'
import { xmlText } from './xmlText.ts'

/** A column of the table beside the bars. */
export type SvgColumn = { header: string; width: number; align?: 'end'; text: (task: PlanTask) => string }

export type PlanPicture = {
  plan: Plan
  /** In their order, with their depth. */
  rows: readonly { task: PlanTask; depth: number }[]
  columns: readonly SvgColumn[]
  tickText: (tick: Tick) => string
  /** The first lies below the bars, the second above. */
  baselines: readonly Baseline[]
  hasCritical: boolean
  today: number
  title: string
  progressAt: (index: number) => number
}

/** px of a row, of the head, and of the line of the title. */
const [rowHeight, headHeight, titleHeight] = [20, 36, 26]

/** Colours on paper, which is white whatever the screen is. */
const ink = {
  text: '#1c2733',
  muted: '#5b6875',
  line: '#d5dbe1',
  free: '#f1f3f5',
  accent: '#0b6073',
  danger: '#c2272d',
  info: '#1f5fbf',
  warning: '#b25b00',
  success: '#1d7a46',
  pending: '#8a6100',
  neutral: '#5b6875',
} as const

const tones: Readonly<Record<string, string>> = {
  ...{ planning: ink.neutral, toStart: ink.neutral, closed: ink.neutral, inProgress: ink.info, delayed: ink.warning },
  ...{ completed: ink.success, delayedCompleted: ink.success, inApproval: ink.pending, changing: ink.pending },
}

const colourOf = ({ tone, status }: PlanTask): string =>
  (tone && tone in ink ? ink[tone as keyof typeof ink] : undefined) ?? tones[status ?? ''] ?? ink.info

const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${height}" fill="${fill}" ${more}/>`

const words = (x: number, y: number, text: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${xmlText(text)}</text>`

/** A text cut to a width; Chinese characters are twice as wide. */
function cut(text: string, width: number): string {
  let room = width / 6.2
  let at = 0
  for (const char of text) {
    room -= char > '\u2e80' ? 1.9 : 1
    if (room < 0) return `${text.slice(0, Math.max(0, at - 1))}…`
    at += char.length
  }
  return text
}

/** Where the task stood in the plans that are compared. */
const linesOf = ({ plan, baselines }: PlanPicture, axis: Axis, { key }: PlanTask, y: number): string =>
  baselines
    .map(({ spans }, at) => {
      const span = spans.get(key)
      if (!span) return ''
      const calendar = plan.calendarOf(key)
      const left = xOfTime(axis, span.start, calendar)
      const width = Math.max(2, xOfTime(axis, span.finish, calendar) - left)
      return at === 0 ? box(left, y + 16, width, 2, ink.muted, 'opacity="0.6"') : box(left, y + 1, width, 1.5, ink.pending)
    })
    .join('')

function bar(picture: PlanPicture, axis: Axis, task: PlanTask, y: number): string {
  const { plan, hasCritical, progressAt } = picture
  const { start, finish } = plan.spanOf(task.key)
  const calendar = plan.calendarOf(task.key)
  const left = xOfTime(axis, start, calendar)
  const width = Math.max(2, xOfTime(axis, finish, calendar) - left)
  const edge = hasCritical && isCritical(plan, task.key) ? ink.danger : colourOf(task)
  const under = linesOf(picture, axis, task, y)
  if (start === finish) return `${under}<path d="M${left} ${y + 4}l6 6-6 6-6-6z" fill="${edge}"/>`
  if (plan.isSummary(task.key)) return under + box(left, y + 5, width, 6, ink.neutral)
  const done = (width * progressAt(plan.indexOf(task.key))) / 100
  return (
    under +
    box(left, y + 4, width, 12, colourOf(task), `fill-opacity="0.22" stroke="${edge}" rx="2"`) +
    (done > 0 ? box(left, y + 6, done, 8, colourOf(task)) : '')
  )
}

function freeDays({ plan }: PlanPicture, axis: Axis, height: number): string {
  if (axis.pxPerDay < 3) return ''
  const found: string[] = []
  for (let day = axis.from; day < axis.to; day += 1)
    if (!plan.calendar.isWorkday(day)) found.push(box(xOfDay(axis, day), 0, axis.pxPerDay, height, ink.free))
  return found.join('')
}

function head({ tickText }: PlanPicture, axis: Axis, width: number): string {
  const tiers = tiersOf(axis)
  return tiers
    .map((unit, tier) =>
      ticksOf(axis, unit, 0, width)
        .map((tick) => {
          const y = tier * (headHeight / 2)
          return `<path d="M${tick.x.toFixed(1)} ${y}v${headHeight / 2}" stroke="${ink.line}"/>${words(tick.x + 3, y + 12, cut(tickText(tick), tick.width - 4), `fill="${ink.muted}"`)}`
        })
        .join(''),
    )
    .join('')
}

/** Days from the first to the last of all tasks. */
export function rangeOf(plan: Plan): readonly [number, number] {
  const { start, finish } = plan.schedule.times
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < plan.tasks.length; at += 1) {
    first = Math.min(first, startDay(start[at] ?? 0))
    last = Math.max(last, finishDay(finish[at] ?? 0))
  }
  return Number.isFinite(first) ? [first - 2, last + 3] : [0, 30]
}

export const tableWidthOf = ({ columns }: Pick<PlanPicture, 'columns'>): number =>
  columns.reduce((sum, { width }) => sum + width, 0)

/** px that so many rows are high, with head and title. */
export const heightOf = (rows: number): number => titleHeight + headHeight + rows * rowHeight + 1

/** Some rows of a plan as a drawing, `width` px wide with its table: the whole time of the plan fits. */
export function planSvg(
  picture: PlanPicture,
  { from, to, width, note = '' }: { from: number; to: number; width: number; note?: string },
): string {
  const { plan, columns, rows, today, title } = picture
  const [first, last] = rangeOf(plan)
  const table = tableWidthOf(picture)
  const room = Math.max(200, width - table)
  const axis: Axis = { from: first, to: last, pxPerDay: Math.min(40, fitted(last - first, room)) }
  const shown = rows.slice(from, to)
  const height = heightOf(shown.length)
  const body = shown.map(({ task, depth }, at) => {
    const y = at * rowHeight
    let x = 0
    const cells = columns.map(({ width: own, align, text }, column) => {
      const indent = column === 0 ? depth * 10 : 0
      const place = align === 'end' ? x + own - 6 : x + 6 + indent
      x += own
      const weight = column === 0 && plan.isSummary(task.key) ? 'font-weight="600"' : ''
      return words(
        place,
        y + 14,
        cut(text(task), own - 10 - indent),
        `fill="${ink.text}" ${align === 'end' ? 'text-anchor="end"' : ''} ${weight}`,
      )
    })
    return `${cells.join('')}<path d="M0 ${y + rowHeight}h${width}" stroke="${ink.line}"/><g transform="translate(${table} 0)" clip-path="url(#axis)">${bar(picture, axis, task, y)}</g>`
  })
  let x = 0
  const names = columns.map(({ header, width: own, align }) => {
    const place = align === 'end' ? x + own - 6 : x + 6
    x += own
    return words(place, headHeight - 8, cut(header, own - 8), `fill="${ink.muted}" ${align === 'end' ? 'text-anchor="end"' : ''}`)
  })
  const bodyHeight = shown.length * rowHeight
  const now =
    today >= first && today < last
      ? `<path d="M${xOfDay(axis, today).toFixed(1)} 0v${bodyHeight}" stroke="${ink.accent}" stroke-width="1.2"/>`
      : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif" font-size="11">`,
    `<clipPath id="axis"><rect width="${room}" height="${bodyHeight}"/></clipPath>`,
    box(0, 0, width, height, '#ffffff'),
    words(6, 17, title, `fill="${ink.text}" font-size="14" font-weight="600"`),
    words(width - 6, 17, note, `fill="${ink.muted}" text-anchor="end"`),
    `<g transform="translate(0 ${titleHeight})">${names.join('')}<g transform="translate(${table} 0)">${head(picture, axis, room)}</g>`,
    `<path d="M0 ${headHeight}h${width}" stroke="${ink.muted}"/></g>`,
    `<g transform="translate(0 ${titleHeight + headHeight})"><g transform="translate(${table} 0)">${freeDays(picture, axis, bodyHeight)}</g>${body.join('')}`,
    `<g transform="translate(${table} 0)">${now}<path d="M0 0v${bodyHeight}" stroke="${ink.line}"/></g></g></svg>`,
  ].join('')
}

export const dayWords = (plan: Plan, task: PlanTask): { start: string; finish: string } => {
  const { start, finish } = plan.spanOf(task.key)
  const first = startDay(start)
  return { start: dayText(first), finish: dayText(Math.max(first, finishDay(finish))) }
}
