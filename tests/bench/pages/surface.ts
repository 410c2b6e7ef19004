import { host } from './stage.tsx'

/** A grid or a Gantt chart as the benchmark of surfaces handles it: large, scrolled, changed from outside. */
export type Surface<Data, Change = never> = {
  /** The data of that many rows, made before the clock starts. */
  prepare: (count: number) => Data
  mount: (element: HTMLElement, data: Data) => void
  unmount: () => void
  /** Whether the first rows are there. */
  isReady: (element: HTMLElement) => boolean
  /** Grids: sorts by quantity, largest first. */
  sort?: () => void
  isSorted?: (element: HTMLElement) => boolean
  /** Grids: puts changed rows in, as a server pushes them. */
  push?: (changes: Change[]) => void
  /** A batch of changed rows of the data, half of them in sight. */
  changesOf?: (data: Data, size: number, random: () => number) => Change[]
  /** Where scrolling is not an element's scrollTop, as on a canvas. */
  toTop?: () => void
  /** Gantt: the middle of a bar in sight that can be dragged. */
  bar?: (element: HTMLElement) => { x: number; y: number } | null
  /** A board: whether it says what a drop would do. */
  isDropped?: (element: HTMLElement) => boolean
}

export type Mounted = {
  isReady: boolean
  /** Milliseconds from the call to the first rows painted. */
  first: number
  /** Milliseconds to the last frame over 32 ms before five calm ones. */
  calm: number
  elements: number
}

type SurfaceBench = {
  has: { sort: boolean; push: boolean; bar: boolean }
  prepare: (count: number) => void
  mount: (timeout: number) => Promise<Mounted>
  unmount: () => void
  /** Starts to note the gaps between frames; stopping hands them over, in milliseconds. */
  frames: (isOn: boolean) => number[]
  sort: () => Promise<{ isSorted: boolean; time: number }>
  push: (batches: number, size: number) => Promise<void>
  toTop: () => void
  bar: () => { x: number; y: number } | null
  /** Resolves with the second frame after a drop, or with the frame that shows its effect. */
  dropped: () => Promise<void>
}

declare global {
  interface Window {
    /** What the page offers to the benchmark of surfaces. */
    surface?: SurfaceBench
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function until(isTrue: () => boolean, timeout: number) {
  const start = performance.now()
  while (!isTrue()) {
    if (performance.now() - start > timeout) return false
    await frame()
  }
  await frame()
  return true
}

async function calmAfter(start: number, timeout: number) {
  let last = performance.now()
  let before = await frame()
  let calm = 0
  while (calm < 5 && performance.now() - start < timeout) {
    const now = await frame()
    calm = now - before > 32 ? 0 : calm + 1
    if (calm === 0) last = performance.now()
    before = now
  }
  return last - start
}

/** Offers this surface to the benchmark. */
export function offerSurface<Data, Change>(surface: Surface<Data, Change>) {
  let data: Data | undefined
  let gaps: number[] = []
  let isNoting = false
  const needed = () => {
    if (data === undefined) throw new Error('prepare comes before everything else.')
    return data
  }

  window.surface = {
    has: { sort: surface.sort !== undefined, push: surface.push !== undefined, bar: surface.bar !== undefined },
    prepare: (count) => {
      data = surface.prepare(count)
    },
    mount: async (timeout) => {
      const start = performance.now()
      surface.mount(host(), needed())
      const isReady = await until(() => surface.isReady(host()), timeout)
      const first = performance.now() - start
      const calm = Math.max(first, await calmAfter(start, timeout))
      return { isReady, first, calm, elements: host().querySelectorAll('*').length }
    },
    unmount: () => {
      surface.unmount()
      host().replaceChildren()
    },
    frames: (isOn) => {
      const noted = gaps
      isNoting = isOn
      if (!isOn) return noted
      gaps = []
      let before = 0
      const note = (time: number) => {
        if (before > 0) gaps.push(time - before)
        before = time
        if (isNoting) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
      return []
    },
    sort: async () => {
      const start = performance.now()
      surface.sort?.()
      const isSorted = await until(() => surface.isSorted?.(host()) === true, 30_000)
      return { isSorted, time: performance.now() - start }
    },
    push: async (batches, size) => {
      let state = 1
      const random = () => {
        state = (state * 16807) % 2147483647
        return state / 2147483647
      }
      for (let batch = 0; batch < batches; batch += 1) {
        surface.push?.(surface.changesOf?.(needed(), size, random) ?? [])
        await pause(50)
      }
    },
    toTop: () => {
      surface.toTop?.()
      for (const element of host().querySelectorAll('*')) {
        if (element.scrollTop > 0) element.scrollTop = 0
        if (element.scrollLeft > 0) element.scrollLeft = 0
      }
    },
    bar: () => surface.bar?.(host()) ?? null,
    dropped: async () => {
      const { isDropped } = surface
      await (isDropped ? until(() => isDropped(host()), 10_000) : frame())
      await frame()
    },
  }
}
