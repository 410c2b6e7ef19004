import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'

/** Milliseconds that the page's main thread has worked so far: everything, scripts, style and layout. */
export type Work = { task: number; script: number; layout: number }

export async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    task: seconds('TaskDuration') * 1000,
    script: seconds('ScriptDuration') * 1000,
    layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
  }
}

export const workBetween = (before: Work, after: Work): Work => ({
  task: after.task - before.task,
  script: after.script - before.script,
  layout: after.layout - before.layout,
})

/** What is left after the garbage is gone: heap in MB, nodes and listeners of the document. */
export async function memoryOf(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await pause(60)
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 1024 ** 2, nodes, listeners: jsEventListeners }
}

type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }; nodes: number[] }

/** What a browser holds for itself: the machine code of functions that are called often, and what the page has outside the heap of scripts. */
const notOfThePage: readonly (string | undefined)[] = ['code', 'native', 'object shape', 'synthetic']

/** MB of objects, arrays, texts and closures: the heap without the code that the engine compiles as functions become hot. */
export async function objectsOf(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const hear = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', hear)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', hear)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot // The form is the browser's own.
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!notOfThePage.includes(types[0][nodes[at + type] ?? -1])) bytes += nodes[at + size] ?? 0
  return bytes / 1024 ** 2
}

export type Turn = {
  /** How long the wheel is turned, in ms. */
  span: number
  /** Pixels of each event, one every 16 ms. */
  down?: number
  across?: number
  /** Events after which it turns back; never by default. */
  turnsAfter?: number
}

/** Turns the wheel at a place, without waiting for the page to answer an event before the next. */
export async function turnWheel(session: CDPSession, place: { x: number; y: number }, turn: Turn): Promise<number> {
  const { span, down = 0, across = 0, turnsAfter = Number.POSITIVE_INFINITY } = turn
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  for (let event = 0; performance.now() - start < span; event += 1) {
    const way = Math.floor(event / turnsAfter) % 2 === 0 ? 1 : -1
    const wheel = { type: 'mouseWheel', ...place, deltaX: way * across, deltaY: down } as const
    sent.push(session.send('Input.dispatchMouseEvent', wheel))
    await pause(Math.max(0, start + (event + 1) * 16 - performance.now()))
  }
  await Promise.all(sent)
  return performance.now() - start
}

/** Moves the mouse with its button down, 4 px every 16 ms. */
export async function drag(session: CDPSession, from: { x: number; y: number }, steps: number) {
  const sent: Promise<unknown>[] = []
  for (let step = 1; step <= steps; step += 1) {
    const move = { type: 'mouseMoved', x: from.x + step * 4, y: from.y, button: 'left', buttons: 1 } as const
    sent.push(session.send('Input.dispatchMouseEvent', move))
    await pause(16)
  }
  await Promise.all(sent)
}
