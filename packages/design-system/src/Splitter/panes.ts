/** What a pane allows, in px. */
export type PaneLimits = { min: number; max: number; isCollapsible: boolean }

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Shares of any sum as percentages of the whole; equal ones where there is nothing to go by. */
export const toPercentages = (sizes: readonly number[]): number[] => {
  const total = sum(sizes)
  return sizes.map((size) => (total > 0 ? (size / total) * 100 : 100 / sizes.length))
}

const noLimits: PaneLimits = { min: 0, max: Number.POSITIVE_INFINITY, isCollapsible: false }

const pair = (sizes: readonly number[], index: number, limits: readonly PaneLimits[]) => {
  const room = (sizes[index] ?? 0) + (sizes[index + 1] ?? 0)
  const before = limits[index] ?? noLimits
  const after = limits[index + 1] ?? noLimits
  return {
    room,
    before,
    after,
    min: Math.max(before.min, room - after.max, 0),
    max: Math.min(before.max, room - after.min, room),
  }
}

const withFirst = (sizes: readonly number[], index: number, room: number, first: number): number[] =>
  sizes.map((size, at) => (at === index ? first : at === index + 1 ? room - first : size))

/** The least and the most that the pane before a separator may take, in px, its neighbour giving or taking the rest. */
export const rangeOf = (sizes: readonly number[], index: number, limits: readonly PaneLimits[]) => {
  const { min, max, before, after, room } = pair(sizes, index, limits)
  return { min: before.isCollapsible ? 0 : min, max: after.isCollapsible ? room : max }
}

/**
 * The sizes in px after the separator behind pane `index` has moved by `delta` px; only its two neighbours change. With `snaps`, a pane
 * that may collapse does so once it is pulled below half of its least size.
 */
export const moveSeparator = (
  sizes: readonly number[],
  index: number,
  delta: number,
  limits: readonly PaneLimits[],
  snaps: boolean,
): number[] => {
  const { room, before, after, min, max } = pair(sizes, index, limits)
  const wanted = (sizes[index] ?? 0) + delta
  if (snaps && before.isCollapsible && wanted < before.min / 2) return withFirst(sizes, index, room, 0)
  if (snaps && after.isCollapsible && room - wanted < after.min / 2) return withFirst(sizes, index, room, room)
  if (min > max) return [...sizes]
  return withFirst(sizes, index, room, Math.min(max, Math.max(min, wanted)))
}

/** Which pane beside a separator collapses: the one before it, else the one behind it; -1 for neither. */
export const collapsibleBeside = (index: number, limits: readonly PaneLimits[]): number =>
  limits[index]?.isCollapsible ? index : limits[index + 1]?.isCollapsible ? index + 1 : -1

/** The sizes in px with a pane beside a separator collapsed, or brought back to `restored` px (at least its least size) where it is. */
export const toggleCollapsed = (
  sizes: readonly number[],
  index: number,
  limits: readonly PaneLimits[],
  restored: number,
): number[] => {
  const pane = collapsibleBeside(index, limits)
  if (pane < 0) return [...sizes]
  const isFirst = pane === index
  const { room } = pair(sizes, index, limits)
  if (sizes[pane] !== 0) return withFirst(sizes, index, room, isFirst ? 0 : room)
  const size = Math.max(restored, limits[pane]?.min ?? 0)
  return moveSeparator(sizes, index, isFirst ? size : -size, limits, false)
}
