import type { Config } from '../../base/config.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { store } from './store.ts'
import type { DemoRecord, World } from './world.ts'

export type DemoContext = { tx: Tx; config: Config; services: Services; world: World }

/** A part of the demonstration data. */
export type DemoStep = {
  /** What it makes, mostly the key of a resource. */
  key: string
  /** What the start prints. */
  name: string
  /** How many a demonstration has. */
  count: number
  /** A small demonstration has all of them as well: fewer would leave a state or a day without one. */
  isWhole?: true
  /** Keys of the steps whose records it refers to; of those that there are, it runs behind them. */
  after?: readonly string[]
  /** It asks the database what the product asks it, and needs the indexes of what was stored before. */
  asks?: true
  run: (context: DemoContext, count: number) => Promise<void>
}

/** How much is made, by the key of a step; what is not named is not made. */
export type DemoSizes = Readonly<Record<string, number>>

type Making = Omit<DemoStep, 'run'> & { make: (world: World, count: number) => readonly DemoRecord[] }

/** A step that makes records of the resource it is called after; those that are written down one by one may be fewer than `count`. */
export const making = ({ make, ...step }: Making): DemoStep => ({
  ...step,
  run: (context, count) => store(context, step.key, make(context.world, count).slice(0, count)),
})

/** Steps behind those that they refer to, otherwise in the order in which they are given. Throws where they wait for each other. */
export function inOrder(steps: readonly DemoStep[]): DemoStep[] {
  const ordered: DemoStep[] = []
  const keys = new Set(steps.map(({ key }) => key))
  let waiting = [...steps]
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ key }) => key))
    const next = waiting.find(({ after = [] }) => after.every((key) => done.has(key) || !keys.has(key)))
    if (!next) throw new Error(`Steps of the demonstration wait for each other: ${waiting.map(({ key }) => key).join(', ')}.`)
    ordered.push(next)
    waiting = waiting.filter((step) => step !== next)
  }
  return ordered
}
