/** How far back the speed looks, ms. */
const windowMs = 5000
/** Below this span nothing is said of the speed, ms. */
const minSpanMs = 400

type Sample = { at: number; bytes: number }

/** Bytes a second over the last seconds, from counts that only grow. */
export function createMeter() {
  let samples: Sample[] = []
  return {
    add(at: number, bytes: number): void {
      const last = samples.at(-1)
      // Another try may begin with less than the one before had sent.
      if (last && bytes < last.bytes) samples = []
      samples.push({ at, bytes })
      while (samples.length > 2 && (samples[0]?.at ?? at) < at - windowMs) samples.shift()
    },
    speed(now: number): number {
      const [first] = samples
      const last = samples.at(-1)
      if (!first || !last) return 0
      const span = now - first.at
      return span < minSpanMs ? 0 : ((last.bytes - first.bytes) * 1000) / span
    },
    reset(): void {
      samples = []
    },
  }
}

/** Whole seconds until so many bytes are sent; undefined while nothing moves. */
export const secondsLeft = (bytes: number, speed: number): number | undefined =>
  speed > 0 ? Math.ceil(Math.max(0, bytes) / speed) : undefined
