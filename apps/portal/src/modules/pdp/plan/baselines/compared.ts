import type { Baseline } from '@bip/charts/gantt'
import { dayLength, dayNumber } from '@bip/contract/calendar'
import type { BaselineRow, WholePlan } from '@bip/contract/resources'

/** A plan as it was or is, to be compared with another one. */
export type ComparedPlan = { key: string; name: string; rows: readonly BaselineRow[] }

/** The plan as it was approved, item by item; it is always there to compare with. */
export const approvedKey = 'approved'
/** The plan as it is on show. */
export const currentKey = 'current'

export const approvedOf = ({ items }: WholePlan, name: string): ComparedPlan => ({
  key: approvedKey,
  name,
  rows: items.flatMap(({ id, itemNo, name: itemName, baselineStart, baselineEnd }) =>
    baselineStart && baselineEnd ? [{ itemId: id, itemNo, itemName, planStart: baselineStart, planEnd: baselineEnd }] : [],
  ),
})

export const currentOf = ({ items }: WholePlan, name: string): ComparedPlan => ({
  key: currentKey,
  name,
  rows: items.map(({ id, itemNo, name: itemName, planStart, planEnd }) => ({ itemId: id, itemNo, itemName, planStart, planEnd })),
})

/** The same as the chart draws it. */
export const baselineOf = ({ key, name, rows }: ComparedPlan): Baseline => ({
  key,
  name,
  spans: new Map(
    rows.map(({ itemId, planStart, planEnd }) => [
      itemId,
      { start: dayNumber(planStart) * dayLength, finish: (dayNumber(planEnd) + 1) * dayLength },
    ]),
  ),
})
