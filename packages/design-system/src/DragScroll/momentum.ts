/** Where the pointer was at a time, in px and ms. */
export type Sample = { x: number; y: number; time: number }

/** Only the last moments of a pull say how fast it was let go, in ms. */
const memory = 100

/** How fast the pointer moved at the end, in px per ms; still when it rested before it was let go. */
export const velocityOf = (samples: readonly Sample[], now: number): { x: number; y: number } => {
  const recent = samples.filter(({ time }) => now - time <= memory)
  const first = recent[0]
  const last = recent.at(-1)
  const passed = first ? now - first.time : 0
  if (!first || !last || passed <= 0) return { x: 0, y: 0 }
  return { x: (last.x - first.x) / passed, y: (last.y - first.y) / passed }
}

/** How far something that began with that velocity (px per ms) has slid after `elapsed` of `duration` ms: it slows down evenly to rest. */
export const glide = (velocity: number, elapsed: number, duration: number): number => {
  const done = Math.min(1, Math.max(0, elapsed / duration))
  return (velocity * duration * (1 - (1 - done) ** 3)) / 3
}
