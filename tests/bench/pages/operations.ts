/** Something that a user does on a page, timed from its trigger to the frame that shows what came of it. */
export type Operation = {
  name: string
  /** Brings the page to where the operation begins; not timed. */
  prepare?: () => void | Promise<void>
  /** What the user's press or key sets off. */
  act: () => void
  /** Whether what was asked for stands on the page; false before the act. Asked in every frame, before it is drawn. */
  isDone: () => boolean
}

declare global {
  interface Window {
    /** What the page offers to the benchmark that opened it. */
    bench?: { names: readonly string[]; run: (name: string) => Promise<number> }
  }
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
/** A pause, for what a page does by itself after it has been opened. */
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds after which an operation counts as failed. */
const timeout = 120_000

/** Offers the operations of this page; they are run in this order, each at most once. */
export function offer(operations: readonly Operation[]) {
  window.bench = {
    names: operations.map(({ name }) => name),
    run: (name) => {
      const operation = operations.find((candidate) => candidate.name === name)
      if (!operation) throw new Error(`This page has no operation "${name}".`)
      return time(operation)
    },
  }
}

/** Milliseconds from the trigger to the end of the first frame that shows the outcome: scripts, styles, layout and painting are then over. */
async function time({ name, prepare, act, isDone }: Operation): Promise<number> {
  await prepare?.()
  await calm()
  if (isDone()) throw new Error(`"${name}" is done before it has begun; what it waits for says nothing.`)
  const start = performance.now()
  act()
  while (!(await frameWith(isDone)))
    if (performance.now() - start > timeout) throw new Error(`"${name}" was not done within ${timeout / 1000} s.`)
  return performance.now() - start
}

/** Until the next frame is drawn: whether the outcome stood when the drawing began. A message posted before it is delivered after it. */
const frameWith = (isDone: () => boolean) =>
  new Promise<boolean>((resolve) =>
    requestAnimationFrame(() => {
      const isShown = isDone()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(isShown)
      port2.postMessage(null)
    }),
  )

/** Until nothing of the step before is left over: timers, images, effects. */
async function calm() {
  for (let round = 0; round < 3; round += 1) {
    await pause(40)
    await idle()
    await frame()
  }
}
