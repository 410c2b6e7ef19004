import { Time } from '@internationalized/date'

/** A part of a time that a column offers. */
export type TimeUnit = 'hour' | 'minute' | 'second'

const lengths: Record<TimeUnit, number> = { hour: 24, minute: 60, second: 60 }

/** A figure as clocks write it, with two places. */
export const twoFigures = (figure: number): string => String(figure).padStart(2, '0')

/** The clock behind 'HH:mm' or 'HH:mm:ss'; null for null and for what no clock shows. */
export const toTime = (value: string | null | undefined): Time | null => {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(value ?? '')
  if (!found) return null
  const [hour = 0, minute = 0, second = 0] = found.slice(1).map((figure) => Number(figure ?? 0))
  return hour < lengths.hour && minute < lengths.minute && second < lengths.second ? new Time(hour, minute, second) : null
}

/** 'HH:mm', or 'HH:mm:ss' with seconds; such values are in order as text, too. */
export const writeTime = ({ hour, minute, second }: Time, hasSeconds: boolean): string =>
  [hour, minute, ...(hasSeconds ? [second] : [])].map(twoFigures).join(':')

const separated = /^(\d{1,2})\s*[:：.时hH点]\s*(\d{1,2})(?:\s*[:：.分mM]\s*(\d{1,2}))?\s*[分秒]?$/
const compact = /^(\d{2})(\d{2})(\d{2})?$/

/** Reads a pasted time: 14:30, 14:30:05, 14：30, 14.30, 14时30分, 14h30, 1430. Null for anything else. */
export const readTime = (text: string): Time | null => {
  const trimmed = text.normalize('NFKC').trim()
  const [, hour, minute, second] = separated.exec(trimmed) ?? compact.exec(trimmed) ?? []
  return hour && minute ? toTime([hour, minute, second ?? '0'].map((figure) => twoFigures(Number(figure))).join(':')) : null
}

/** The figures that a column offers, in steps; a figure off the steps that is there already stands among them. */
export const figuresOf = (unit: TimeUnit, step: number, present: number | null): number[] => {
  const figures = new Set(Array.from({ length: Math.ceil(lengths[unit] / step) }, (_, index) => index * step))
  if (present !== null) figures.add(present)
  return [...figures].sort((a, b) => a - b)
}

/** Whether any time with this figure lies between the bounds, the larger parts being given. */
export const isWithin = (time: Time, unit: TimeUnit, min: string | undefined, max: string | undefined): boolean => {
  const first = writeTime(time.set({ ...(unit === 'hour' && { minute: 0 }), ...(unit !== 'second' && { second: 0 }) }), true)
  const last = writeTime(time.set({ ...(unit === 'hour' && { minute: 59 }), ...(unit !== 'second' && { second: 59 }) }), true)
  const [earliest, latest] = [toTime(min), toTime(max)]
  return (!earliest || last >= writeTime(earliest, true)) && (!latest || first <= writeTime(latest, true))
}
