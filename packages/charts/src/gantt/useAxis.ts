import { dayNumber, finishDay, startDay } from '@bip/contract/calendar'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Axis, fitted, xOfDay, zoomed } from './axis/axis.ts'
import type { Plan } from './model/Plan.ts'
import { scrollerOf, tableWidthOf } from './view/useSight.ts'

/** Days beside the plan on both sides, at least, and px beyond it. */
const margin = 14
const marginPx = 600

type Options = { root: RefObject<HTMLElement | null>; plan: Plan; today: string; defaultPxPerDay: number; version: number }

/** The first and the last day of all tasks, and today. */
const rangeOf = (plan: Plan, today: number): readonly [number, number] => {
  const { start, finish } = plan.schedule.times
  let [first, last] = [today, today]
  for (let at = 0; at < plan.tasks.length; at += 1) {
    first = Math.min(first, startDay(start[at] ?? 0))
    last = Math.max(last, finishDay(finish[at] ?? 0))
  }
  return [first, last]
}

/** The axis, its zoom, and where the reader stands on it. */
export const useAxis = ({ root, plan, today, defaultPxPerDay, version }: Options) => {
  const now = dayNumber(today)
  const [pxPerDay, setPxPerDay] = useState(defaultPxPerDay)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may end later.
  const [first, last] = useMemo(() => rangeOf(plan, now), [plan, now, version])
  const kept = useRef<Axis>(undefined)
  const axis = useMemo((): Axis => {
    const beside = Math.max(margin, Math.ceil(marginPx / pxPerDay))
    const before = kept.current
    // As long as the plan lies within, the axis stays: nothing jumps, and columns are not made anew.
    if (before?.pxPerDay === pxPerDay && first >= before.from && last < before.to) return before
    return { from: first - beside, to: last + beside + 1, pxPerDay }
  }, [first, last, pxPerDay])
  kept.current = axis

  /** A day that is to stand at a share of the room once the axis is drawn. */
  const wanted = useRef<{ day: number; share: number } | null>({ day: now, share: 0.3 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks where to stand after each change of the axis.
  useLayoutEffect(() => {
    const scroller = scrollerOf(root.current)
    const goal = wanted.current
    if (!scroller || !goal) return
    wanted.current = null
    const room = scroller.clientWidth - tableWidthOf(scroller)
    scroller.scrollLeft = xOfDay(axis, goal.day) - room * goal.share
  }, [axis])

  const roomOf = (scroller: HTMLElement): number => Math.max(100, scroller.clientWidth - tableWidthOf(scroller))
  const goTo = (day: number, share: number): void => {
    const scroller = scrollerOf(root.current)
    if (scroller) scroller.scrollLeft = xOfDay(axis, day) - roomOf(scroller) * share
  }
  return {
    axis,
    zoom: (by: 1 | -1): void => {
      const scroller = scrollerOf(root.current)
      const next = zoomed(pxPerDay, by)
      if (!scroller || next === pxPerDay) return
      wanted.current = { day: axis.from + (scroller.scrollLeft + roomOf(scroller) / 2) / pxPerDay, share: 0.5 }
      setPxPerDay(next)
    },
    fit: (): void => {
      const scroller = scrollerOf(root.current)
      if (!scroller) return
      const next = fitted(last - first + 3, roomOf(scroller))
      wanted.current = { day: first - 1, share: 0 }
      if (next === pxPerDay) goTo(first - 1, 0)
      setPxPerDay(next)
    },
    goToToday: (): void => goTo(now, 0.3),
    /** Brings a day into sight, moving as little as possible. */
    reveal: (day: number): void => {
      const scroller = scrollerOf(root.current)
      if (!scroller) return
      const x = xOfDay(axis, day) - scroller.scrollLeft
      if (x < 0 || x > roomOf(scroller) - 40) goTo(day, 0.2)
    },
  }
}
