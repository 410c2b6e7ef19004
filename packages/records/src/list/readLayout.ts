import type { ColumnLayout } from '@bip/design-system'

/** No column that anybody made is wider, in px. */
const widest = 4000

const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= widest
const isShown = (value: unknown): value is boolean => typeof value === 'boolean'
const isPin = (value: unknown): value is 'start' | 'end' | null => value === 'start' || value === 'end' || value === null

/** What of a part of a layout is as it should be, by column. */
const sound = <V>(part: unknown, isSound: (value: unknown) => value is V): Record<string, V> | undefined => {
  if (typeof part !== 'object' || part === null) return undefined
  return Object.fromEntries(Object.entries(part).filter((entry): entry is [string, V] => isSound(entry[1])))
}

/** A layout from what was kept somewhere; what is none, or was written by somebody else, is left out. */
export const readLayout = (kept: unknown): ColumnLayout => {
  if (typeof kept !== 'object' || kept === null) return {}
  const { order, widths, shown, pins } = kept as Record<string, unknown> // Each part is looked at below.
  const parts = {
    order: Array.isArray(order) ? order.filter((key) => typeof key === 'string') : undefined,
    widths: sound(widths, isWidth),
    shown: sound(shown, isShown),
    pins: sound(pins, isPin),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
