import { memoryOf, objectsOf } from '../surfaces/devtools.ts'
import { atDesk, openEntry, settled } from './desk.ts'

export type Growth = {
  /** Tabs opened and closed. */
  tabs: number
  /** MB of objects before and after, without compiled code. */
  objects: readonly [number, number]
  /** MB of the whole heap before and after. */
  before: number
  after: number
  /** MB that the last 40 tabs added. */
  last: number
  /** Nodes of the document and listeners that came to stay. */
  nodes: number
  listeners: number
}

/**
 * Tabs before anything is counted. From the 20th to the 160th the engine compiled 1.6 MB of machine code for functions that became hot, from
 * there to the 280th another 0.6 MB, while nodes, listeners, objects, texts and closures stayed the same: fewer would measure its compiler.
 */
const warmUp = 160
/** How many of the tabs are looked at by themselves at the end: what grows only until it has warmed up is no leak. */
const lastTabs = 40

/** Opens records, lists and forms in tabs of their own and closes them again; what is left of it after the garbage is gone. */
export const measureHeap = (url: string, tabs: number): Promise<Growth> =>
  atDesk(url, async (page, context) => {
    const session = await context.newCDPSession(page)
    await openEntry(page, '客户', '客户')
    const rows = page.locator('[data-active] [role=row][data-kind=row]')
    const next = page.getByRole('navigation', { name: '客户', exact: true })
    const list = page.getByRole('tab', { name: '客户', exact: true, selected: true })
    const openAndClose = async (turn: number) => {
      await list.waitFor()
      if (turn % 4 === 1) await next.getByRole('link', { name: '客户联系人', exact: true }).click()
      else if (turn % 4 === 3) await page.getByRole('button', { name: '新建客户' }).click()
      else
        await rows
          .nth(turn % 12)
          .getByRole('link')
          .first()
          .click()
      await list.waitFor({ state: 'detached' })
      await page.locator('[data-active] :is([role=row], form, dl)').first().waitFor()
      await page.keyboard.press('Alt+w')
    }
    const memory = async () => {
      await list.waitFor()
      await settled(page)
      // What the benchmark notes for itself is no growth of the page.
      await page.evaluate(() => {
        window.benchEvents.splice(0)
        performance.clearResourceTimings()
      })
      return memoryOf(session)
    }
    for (let turn = 0; turn < warmUp; turn += 1) await openAndClose(turn)
    const before = await memory()
    const objectsBefore = await objectsOf(session)
    for (let turn = 0; turn < tabs - lastTabs; turn += 1) await openAndClose(turn)
    const nearEnd = await memory()
    for (let turn = tabs - lastTabs; turn < tabs; turn += 1) await openAndClose(turn)
    const after = await memory()
    return {
      tabs,
      objects: [objectsBefore, await objectsOf(session)],
      before: before.megabytes,
      after: after.megabytes,
      last: after.megabytes - nearEnd.megabytes,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    }
  })
