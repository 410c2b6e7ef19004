import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowCalls } from '../../../packages/contract/src/workflow/index.ts'
import { signIn } from '../../bench/server/desk.ts'
import { type Desk, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'
import { countedKeys, focusOf, type Keys } from './keys.ts'

const tasks = 20
const maxSeconds = 120
/** Two for each task, and some to come to the first. */
const maxKeys = 2 * tasks + 20
/** Nobody is away twice on the same days. */
const dayOf = (at: number) =>
  `2027-${String(3 + Math.floor(at / 14)).padStart(2, '0')}-${String((at % 14) * 2 + 1).padStart(2, '0')}`

/** Somebody with much to decide, who leaves the mouse alone. */
export function twentyTasks(demonstration: () => Demonstration): void {
  describe('twenty tasks by keys alone', () => {
    let desk: Desk
    let page: Page
    let keys: Keys

    beforeAll(async () => {
      const { product, browser } = demonstration()
      const sales = await signIn(product.url, 'sales')
      for (let at = tasks; at > 0; at -= 1)
        await sales.submit(`/api${workflowCalls.startProcessByKey}`, {
          processDefKey: 'Leave',
          variables: {
            ...{ leaveType: 'personal', startDate: dayOf(at - 1), endDate: dayOf(at - 1), days: '1' },
            reason: `家中有事 ${at}`,
          },
        })
      desk = await sitDown(browser, product.url, 'admin')
      page = desk.page
      keys = countedKeys(page)
    })
    afterAll(() => desk?.close())

    const shown = () => page.locator('#stage > [data-active]')
    const waiting = (reason: string) => shown().getByText(reason, { exact: true }).first().waitFor()

    it(`are cleared in ${maxSeconds} s, each leading to the next`, async () => {
      const started = performance.now()
      await expect.poll(() => focusOf(page)).toMatch(/^h1 .*好，/)
      await keys.press('Control+k')
      await expect.poll(() => focusOf(page)).toMatch(/^combobox 搜索/)
      await keys.type('daiban')
      await page.getByRole('option', { name: /待办/ }).first().waitFor()
      await keys.press('Enter')
      await page.waitForURL(/\/work\/todo/)
      await shown().getByRole('row').nth(1).waitFor()
      for (let at = 0; at < 12 && !/^gridcell .* 1$/.test(await focusOf(page)); at += 1) await keys.press('Tab')
      await keys.press('Enter')
      for (let at = 1; at <= tasks; at += 1) {
        await waiting(`家中有事 ${at}`)
        await keys.press('a')
        await page.getByRole('alertdialog').waitFor()
        await keys.press('Enter')
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      }
      // The last one is decided as well once something else stands there.
      await shown().getByText(`家中有事 ${tasks}`, { exact: true }).first().waitFor({ state: 'hidden' })
      const seconds = (performance.now() - started) / 1000
      console.info(`${tasks} tasks: ${keys.count()} keys, ${seconds.toFixed(1)} s`)
      expect(keys.count()).toBeLessThanOrEqual(maxKeys)
      expect(seconds).toBeLessThan(maxSeconds)
    })

    it('and none of them waits any more', async () => {
      await page.goto(`${demonstration().product.url}/work/todo`)
      await shown().getByRole('heading', { name: /待办/ }).first().waitFor()
      await expect.poll(() => shown().getByRole('row').filter({ hasText: '家中有事' }).count()).toBe(0)
    })
  })
}
