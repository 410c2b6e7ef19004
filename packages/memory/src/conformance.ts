import type { Client } from '@bip/contract/client'
import { type Ask, actionCases } from './acting/cases.ts'
import { belowCases } from './conformanceBelow.ts'
import { fieldCases } from './conformanceFields.ts'
import { listCases } from './conformanceLists.ts'
import { makingCases } from './conformanceMaking.ts'
import { orderCases } from './conformanceOrders.ts'
import { queryCases } from './conformanceQueries.ts'
import { recordCases } from './conformanceRecords.ts'
import { templateCases } from './conformanceTemplates.ts'
import { createWorld, type GatewayCase, type World } from './world.ts'

export type { Ask, Outcome } from './acting/cases.ts'
export { deal } from './acting/deal.ts'
export type { GatewayCase, World } from './world.ts'

export const gatewayCases: readonly GatewayCase[] = [
  ...recordCases,
  ...listCases,
  ...orderCases,
  ...fieldCases,
  ...queryCases,
  ...makingCases,
  ...belowCases,
  ...templateCases,
]

/** What a test runner must offer. */
export type Runner = { describe(name: string, body: () => void): void; test(name: string, body: () => Promise<void>): void }

/**
 * Runs the suite in a test runner. `makeClient` answers a client that is signed in and may do everything; it is called once.
 * The cases make their own records and expect nothing of what is already there.
 */
export function describeGateway(name: string, makeClient: () => Promise<Client>, { describe, test }: Runner): void {
  describe(name, () => {
    let world: Promise<World> | undefined
    const worldOnce = (): Promise<World> => {
      world ??= makeClient().then(createWorld)
      return world
    }
    for (const { name, run } of gatewayCases) test(name, async () => run(await worldOnce()))
  })
}

/** Runs the cases about actions over the resource `deal`. `runJob` runs the job that moves states, where reading alone does not. */
export function describeActions(
  name: string,
  makeAsk: () => Promise<Ask>,
  { describe, test }: Runner,
  runJob: () => Promise<void> = async () => undefined,
): void {
  describe(name, () => {
    let ask: Promise<Ask> | undefined
    for (const { name, run } of actionCases)
      test(name, async () => {
        ask ??= makeAsk()
        await run(await ask, runJob)
      })
  })
}
