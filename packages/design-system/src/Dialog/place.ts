export type Size = { width: number; height: number }
export type Offset = { x: number; y: number }
export type Frame = { left: number; top: number; right: number; bottom: number }

/** Px that stay free between a window's edge and a dialog that is moved or resized. */
export const margin = 8

const within = (value: number, one: number, other: number): number =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other))

/**
 * The nearest offset at which a dialog lies in the window; `frame` is where it lies without any. One that is larger than the window may
 * be moved until each of its edges has been in sight.
 */
export const offsetInWindow = (wanted: Offset, frame: Frame, window: Size): Offset => ({
  x: within(wanted.x, margin - frame.left, window.width - margin - frame.right),
  y: within(wanted.y, margin - frame.top, window.height - margin - frame.bottom),
})

/** The nearest allowed length for an edge that is dragged. */
export const lengthWithin = (wanted: number, min: number, max: number): number => Math.round(Math.max(Math.min(wanted, max), min))
