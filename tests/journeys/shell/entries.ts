import { expect, it } from 'vitest'
import { chooseInTabMenu, openEntry, tab } from '../desk.ts'
import { password, type Shell, tabNames } from './shell.ts'

/** Entries of the menu that lead out of the usual. */
export function entries(shell: () => Shell): void {
  it('a plant’s own entry shows another page in a frame; the tree of the menu opens to it', async () => {
    const { product, report, admin } = shell()
    const { page } = admin
    await page.goto(`${product.url}/system/menu?id=crm.customers`)
    await page.getByRole('treeitem', { name: '客户管理', selected: true }).waitFor()
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '名称（中文）' }).fill('交付报表')
    await dialog.getByRole('combobox', { name: '打开方式' }).click()
    await page.getByRole('option', { name: '页内嵌入' }).click()
    await dialog.getByRole('textbox', { name: '外部地址' }).fill(report)
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.getByRole('treeitem', { name: '交付报表', selected: true }).waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: '交付报表', selected: true }).waitFor()
    await openEntry(page, '客户', '交付报表')
    const frame = page.frameLocator('#stage iframe')
    await frame.getByRole('heading', { name: '十一月交付报表' }).waitFor()
    // What somebody typed there outlives the lock, which shows nothing of it.
    await frame.getByRole('textbox', { name: '备注' }).fill('第三车间晚两天')
    await tab(page, '交付报表').click()
    await page.keyboard.press('Alt+l')
    await page.getByRole('textbox', { name: '密码', exact: true }).fill(password)
    expect(await page.locator('iframe').isVisible()).toBe(false)
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/交付报表|iframe/)
    await page.keyboard.press('Enter')
    expect(await frame.getByRole('textbox', { name: '备注' }).inputValue()).toBe('第三车间晚两天')
    await chooseInTabMenu(page, '交付报表', '关闭 Alt W')
  })

  it('addresses of the specification lead to their pages, and leave no tab behind', async () => {
    const { product, admin } = shell()
    const { page } = admin
    for (const [path, title] of [
      ['/authority/dataScope', '数据范围'],
      ['/system/dept', '部门'],
    ] as const) {
      await page.goto(`${product.url}${path}`)
      await page.getByRole('heading', { name: title, exact: true }).first().waitFor()
      expect((await tabNames(page)).at(-1)).toBe(title)
    }
    await chooseInTabMenu(page, '部门', '关闭全部')
  })

  it('the code generator is where its two addresses lead, and shows what it would write', async () => {
    const { product, admin } = shell()
    const { page } = admin
    for (const path of ['code', 'model']) {
      await page.goto(`${product.url}/tool/${path}`)
      await page.getByRole('heading', { name: '代码生成' }).waitFor()
    }
    await page.getByText('仅预览与下载').waitFor()
    await page.getByRole('button', { name: '从现有模型开始' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '供应商', exact: true }).click()
    const key = page.getByRole('textbox', { name: '标识', exact: true })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await key.inputValue()).toBe('supplierCopy')
    await key.fill('testBench')
    await page.getByText('检查通过').waitFor()
    // What was typed is not given up for another model without a word.
    await page.getByRole('button', { name: '从现有模型开始' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '物料', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await key.inputValue()).toBe('testBench')
    await page.getByRole('button', { name: '清空', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '清空' }).click()
  })
}
