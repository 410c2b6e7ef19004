import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sitDown } from '../desk.ts'
import type { WorkingDay } from './day.ts'

/** The workbench, and what one reads and collects from it. */
export function workbench(day: () => WorkingDay): void {
  it('the workbench is arranged, by mouse and by keys, and stands so on another device', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    const cards = (at: Page) => at.getByRole('main').locator('section h2').allTextContents()
    await page.goto(`${product.url}/desk/index`)
    await page.getByRole('heading', { name: '等我处理' }).waitFor()
    await page.getByRole('button', { name: '调整工作台' }).click()
    const grip = await page.getByRole('button', { name: '移动“发货”' }).boundingBox()
    const target = await page.getByRole('button', { name: '移动“快捷入口”' }).boundingBox()
    if (!grip || !target) throw new Error('A block of the workbench is not on the screen.')
    await page.mouse.move(grip.x + 20, grip.y + 20)
    await page.mouse.down()
    await page.mouse.move(target.x + 40, target.y + 4, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('button', { name: '移动“每日一句”' }).press('ArrowLeft')
    await page.getByRole('button', { name: '移除“最近消息”' }).click()
    await page.getByRole('button', { name: '添加卡片' }).click()
    await page.getByRole('menuitem', { name: '天气' }).click()
    await page.getByRole('button', { name: '添加卡片' }).click()
    await page.getByRole('menuitem', { name: '知识库' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('尚未配置天气服务。').waitFor()
    const other = await sitDown(browser, product.url, 'admin')
    await other.page.getByText('尚未配置天气服务。').waitFor()
    // Each card comes with its own file.
    await other.page.getByRole('heading', { name: '发货', exact: true }).waitFor()
    // Modules bring cards of their own, which stand among these.
    const arranged = ['等我处理', '每日一句', '发货', '快捷入口', '天气', '知识库']
    const shown = await cards(other.page)
    expect(shown.filter((name) => arranged.includes(name))).toEqual(arranged)
    expect(shown).not.toContain('最近消息')
    await other.close()
  })

  it('an article is read from the workbench, counted, passed on by its address, and found again in the tree', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    const card = page.getByRole('list', { name: '知识库' })
    await card.getByText('螺栓紧固力矩表').click()
    await page.waitForURL(/\/knowledge\/post\/[\w-]+$/)
    await page.getByRole('heading', { name: '螺栓紧固力矩表' }).waitFor()
    await page.getByText('扭矩扳手每三个月校准一次', { exact: false }).waitFor()
    await page.getByRole('button', { name: /返回.*阅读/ }).waitFor()
    const address = page.url()
    const worker = await sitDown(browser, product.url, 'worker')
    await worker.page.goto(address)
    await worker.page.getByRole('heading', { name: '螺栓紧固力矩表' }).waitFor()
    expect(await worker.page.getByRole('button', { name: '维护此文章' }).count()).toBe(0)
    await worker.close()
    await page.goto(`${product.url}/desk/index`)
    await card.getByRole('listitem').filter({ hasText: '螺栓紧固力矩表' }).getByText('2 次阅读').waitFor()
    await page.getByRole('main').getByRole('link', { name: '全部', exact: true }).last().click()
    await page.getByRole('treeitem', { name: '来料检验作业指导' }).click()
    await page.getByRole('heading', { name: '来料检验作业指导' }).waitFor()
    await page.getByRole('button', { name: '维护此文章' }).click()
    await page.getByRole('button', { name: '撤回' }).waitFor()
  })

  it('a question is answered by a passage; what is collected stands on a page of its own, with a remark', async () => {
    const { product, admin } = day()
    const { page } = admin
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('button', { name: '取消收藏' }).waitFor()
    await page.goto(`${product.url}/knowledge/ai`)
    await page.getByRole('searchbox', { name: '问题' }).fill('关键件抽样的 AQL 是多少')
    await page.keyboard.press('Enter')
    const best = page.getByRole('list', { name: '答案' }).getByRole('listitem').first()
    await best.getByRole('link', { name: '来料检验作业指导' }).waitFor()
    await best.locator('mark', { hasText: '关键件' }).waitFor()

    await page.getByRole('button', { name: '个人菜单' }).click()
    await page.getByRole('menuitem', { name: '我的收藏' }).click()
    const remark = page
      .getByRole('row', { name: /来料检验作业指导/ })
      .getByRole('gridcell')
      .nth(2)
    await remark.dblclick()
    await page.getByRole('textbox', { name: '备注' }).fill('抽样比例看第二条')
    // What is on its way when a page goes is lost with it.
    const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await page.keyboard.press('Enter')
    await stored
    await page.reload()
    await page.getByRole('row', { name: /来料检验作业指导.*抽样比例看第二条/ }).waitFor()
  })

  it('a note is its author’s: written, pinned first, and seen by no administrator', async () => {
    const { browser, product, admin } = day()
    const { page } = admin
    const sales = await sitDown(browser, product.url, 'sales')
    await sales.page.goto(`${product.url}/work/note/create`)
    await sales.page.getByRole('textbox', { name: /标题/ }).fill('回访海川重工')
    await sales.page.getByRole('button', { name: '保存' }).click()
    await sales.page.getByRole('button', { name: '置顶', exact: true }).click()
    await sales.page.getByRole('button', { name: '取消置顶' }).waitFor()
    await sales.page.goto(`${product.url}/work/note?q=huifang`)
    await sales.page.getByRole('row', { name: /回访海川重工.*置顶/ }).waitFor()
    await sales.close()
    await page.goto(`${product.url}/work/note?q=huifang`)
    await page.getByText('没有符合条件的笔记').waitFor()
  })
}
