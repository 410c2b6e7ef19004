import { type DayNumber, dayLength, type WallTime, type WorkingCalendar } from '@bip/contract/calendar'

/** Days from left to right. */
export type Axis = {
  from: DayNumber
  /** The day after the last one. */
  to: DayNumber
  pxPerDay: number
}

/** px for a day at each step of the zoom, from years to hours. */
export const zoomSteps = [0.25, 0.5, 1, 2, 4, 8, 14, 24, 40, 80, 240, 480, 960] as const

/** From so many px a day on hours are shown as they are; below, a working day fills its day. */
const hourly = 200

export const isHourly = ({ pxPerDay }: Axis): boolean => pxPerDay >= hourly

export const widthOf = ({ from, to, pxPerDay }: Axis): number => Math.round((to - from) * pxPerDay)

/** px of the beginning of a day. */
export const xOfDay = ({ from, pxPerDay }: Axis, day: number): number => (day - from) * pxPerDay

/** px of a time. Without hours a day is as wide as what is worked in it, so that bars of whole days meet. */
export const xOfTime = (axis: Axis, time: WallTime, calendar: WorkingCalendar): number => {
  if (isHourly(axis)) return (time / dayLength - axis.from) * axis.pxPerDay
  const day = Math.floor(time / dayLength)
  return (day + calendar.shareOfDay(time) - axis.from) * axis.pxPerDay
}

/** The time at a place, to the minute. */
export const timeAtX = ({ from, pxPerDay }: Axis, x: number): WallTime => Math.round((x / pxPerDay + from) * dayLength)

/** The step before or after a zoom; the same one at both ends. */
export const zoomed = (pxPerDay: number, by: 1 | -1): number => {
  const next = by > 0 ? zoomSteps.find((step) => step > pxPerDay) : zoomSteps.findLast((step) => step < pxPerDay)
  return next ?? pxPerDay
}

/** The zoom at which so many days fill a room. */
export const fitted = (days: number, room: number): number =>
  Math.max(zoomSteps[0], Math.min(zoomSteps.at(-1) ?? 1, room / Math.max(1, days)))
