import type { Response } from 'playwright-core'
import { expect, it } from 'vitest'
import { type WorkCount, workflowCalls } from '../../../packages/contract/src/workflow/index.ts'
import { pick, sitDown, typeDay } from '../desk.ts'
import type { WorkingDay } from './day.ts'

/** What two people do with each other, both at their pages. */
export function colleagues(day: () => WorkingDay): void {
  it('leave is asked for by one and approved by another, who both see it without reloading', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    const sales = await sitDown(browser, product.url, 'sales')
    const badge = page.getByRole('navigation').getByRole('link', { name: /^工作台/ })
    let processes = 0
    const hear = async (answer: Response) => {
      if (!answer.url().includes(workflowCalls.workCount)) return
      const { data } = (await answer.json()) as { data: WorkCount }
      processes = data.processCount
    }
    page.on('response', hear)
    // The badge tells processes of one's own too: that of an order sent to review begins when the server gets to it.
    const tasks = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0) - processes
    const counted = page.waitForResponse((answer) => answer.url().includes(workflowCalls.workCount))
    await page.getByRole('tab', { name: '工作台' }).click()
    const { data } = (await (await counted).json()) as { data: WorkCount }
    const before = data.taskCount
    await expect.poll(tasks).toBe(before)
    let reloads = 0
    page.on('load', () => reloads++)

    await sales.page.getByRole('button', { name: '请假', exact: true }).click()
    await typeDay(sales.page, /开始日期/, '2026-12-21')
    await typeDay(sales.page, /结束日期/, '2026-12-22')
    await sales.page.getByRole('spinbutton', { name: /天数/ }).fill('2')
    await sales.page.getByRole('textbox', { name: /事由/ }).fill('回老家办理房产手续')
    await sales.page.getByRole('button', { name: /^提交/ }).click()
    await sales.page.getByText('发起成功').first().waitFor()

    await expect.poll(tasks).toBe(before + 1)
    const asked = page.waitForRequest(/processInsId=/)
    await page
      .getByRole('link', { name: /陈嘉宁.*2 天/ })
      .first()
      .click()
    const process = new URL((await asked).url()).searchParams.get('processInsId')
    await page.getByText('回老家办理房产手续').first().waitFor()
    await page.getByRole('textbox', { name: /批复意见/ }).fill('同意')
    await page.getByRole('button', { name: /^通过/ }).click()
    await page.getByText('处理成功').first().waitFor()
    await expect.poll(tasks).toBe(before)
    expect(reloads).toBe(0)
    page.off('response', hear)

    await sales.page
      .getByText(/已通过/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await sales.page.goto(`${product.url}/process-priview?processInsId=${process}`)
    await sales.page.locator('svg [data-element-id]').first().waitFor()
    await sales.close()
  })

  it('a list is kept under a name, and a colleague opens it', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    await page.goto(`${product.url}/crm/customer`)
    await page.getByRole('columnheader', { name: '信用额度' }).getByRole('button', { name: '信用额度' }).first().click()
    await page.waitForURL(/sort=creditLimit/)
    await page.getByRole('button', { name: /^默认视图/ }).click()
    const panel = page.getByRole('dialog', { name: '视图' })
    await panel.getByRole('button', { name: '另存为新视图' }).click()
    await panel.getByRole('textbox', { name: '视图名称' }).fill('按信用额度')
    await panel.getByRole('combobox', { name: '共享给' }).click()
    await page.getByRole('option', { name: '所有人' }).click()
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: /^按信用额度/ }).waitFor()

    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/crm/customer`)
    await sales.page.getByRole('button', { name: /^默认视图/ }).click()
    await sales.page.getByRole('dialog', { name: '视图' }).getByRole('button', { name: '按信用额度' }).click()
    await sales.page.waitForURL(/sort=creditLimit/)
    await sales.close()
  })

  it('a message reaches a colleague at once and is read by opening it', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/message/index`)
    await sales.page.getByRole('grid', { name: '消息' }).waitFor()
    await page.goto(`${product.url}/message/index`)
    await page.getByRole('button', { name: '写消息' }).click()
    await pick(page, /接收人/, '陈嘉宁')
    await page.getByRole('textbox', { name: /标题/ }).fill('周五盘点')
    await page.getByRole('textbox', { name: /内容/ }).fill('周五下午盘点，仓库暂停收发。')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '盘点表.txt', mimeType: 'text/plain', buffer: Buffer.from('仓位') })
    await page.getByRole('link', { name: '盘点表.txt' }).waitFor()
    await page.getByRole('button', { name: '发送' }).click()
    await page.getByText('消息已发送').first().waitFor()

    const row = sales.page.getByRole('row', { name: /周五盘点.*未读/ })
    await row.waitFor()
    await sales.page.getByRole('button', { name: /条未读消息$/ }).click()
    const bell = sales.page.getByRole('dialog', { name: '消息' })
    await bell.getByText('周五盘点').waitFor()
    expect((await bell.boundingBox())?.width).toBeCloseTo(350, 1)
    await sales.page.keyboard.press('Escape')
    await sales.page.getByRole('button', { name: '10 条/页' }).click()
    expect(await sales.page.getByRole('menuitemradio').allInnerTexts()).toEqual([10, 20, 30, 50].map((size) => `${size} 条/页`))
    await sales.page.keyboard.press('Escape')
    const asked = sales.page.waitForRequest(/\/message\/detail\?/)
    await row.click()
    const letter = sales.page.getByRole('dialog', { name: '周五盘点' })
    await letter.getByText('周五下午盘点，仓库暂停收发。').waitFor()
    await letter.getByRole('link', { name: '盘点表.txt' }).waitFor()
    // As wide as a note asks for.
    expect((await letter.boundingBox())?.width).toBeCloseTo(480, 1)
    await sales.page.keyboard.press('Escape')
    await sales.page.getByRole('row', { name: /周五盘点.*已读/ }).waitFor()
    await sales.page.goto(`${product.url}/desk/article/${new URL((await asked).url()).searchParams.get('id')}`)
    await sales.page.getByRole('heading', { name: '周五盘点' }).waitFor()
    await sales.page.getByText('周五下午盘点，仓库暂停收发。').waitFor()

    await page.getByRole('radio', { name: '发出的' }).click({ force: true })
    await page.getByRole('row', { name: /周五盘点.*陈嘉宁/ }).waitFor()
    await sales.close()
  })
}
