import { expect, it } from 'vitest'
import { askToSignOut, chooseInTabMenu, openEntry, tab, tabs } from '../desk.ts'
import { type Shell, tabNames } from './shell.ts'

/** The strip of open pages. */
export function openTabs(shell: () => Shell): void {
  it('tabs are pinned, closed to the right, and are there again after a reload', async () => {
    const { page } = shell().admin
    await openEntry(page, '客户', '客户')
    await openEntry(page, '客户', '客户联系人')
    await openEntry(page, '供应链', '供应商')
    await openEntry(page, '供应链', '物料')
    await chooseInTabMenu(page, '供应商', '固定')
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户', '客户联系人', '采购工作台', '物料'])
    await chooseInTabMenu(page, '客户', '关闭右侧')
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户'])
    await page.reload()
    await tab(page, '供应商').waitFor()
    expect(await tabNames(page)).toEqual(['工作台', '供应商', '客户'])
    await chooseInTabMenu(page, '客户', '关闭全部')
    expect(await tabNames(page)).toEqual(['工作台', '供应商'])
    await chooseInTabMenu(page, '供应商', '取消固定')
    await chooseInTabMenu(page, '供应商', '关闭 Alt W')
  })

  it('a save that ends behind another tab names its own tab and brings nothing to the front', async () => {
    const { page } = shell().admin
    await openEntry(page, '供应链', '供应商')
    await page.getByRole('button', { name: '新建供应商' }).click()
    await page.locator('[data-active]').getByRole('textbox', { name: '供应商名称' }).fill('无锡恒力铸造')
    let answer = (): void => undefined
    const isLate = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/supplier-s/, async (route) => {
      await isLate
      await route.continue()
    })
    await page.keyboard.press('Control+s')
    await tab(page, '工作台').click()
    await page.waitForURL(/\/desk\/index/)
    answer()
    await tab(page, '无锡恒力铸造').waitFor()
    await page.unroute(/supplier-s/)
    expect(new URL(page.url()).pathname).toBe('/desk/index')
    await tab(page, '无锡恒力铸造').click()
    await page.getByRole('heading', { name: '无锡恒力铸造' }).waitFor()
    await chooseInTabMenu(page, '无锡恒力铸造', '关闭 Alt W')
  })

  it('what was typed stays while other tabs are on show, and closing asks', async () => {
    const { page } = shell().admin
    await openEntry(page, '供应链', '供应商')
    await page.getByRole('button', { name: '新建供应商' }).click()
    await page.getByRole('textbox', { name: '供应商名称' }).fill('苏州新盛精密')
    await tab(page, '供应商').click()
    await page.getByRole('heading', { name: '供应商', exact: true }).waitFor()
    const behind = page.locator('#stage > :not([data-active]) form input').first()
    expect(await behind.isVisible()).toBe(false)
    // It stands ready as it was laid out, but nobody gets to it, and it hears no keys.
    expect(await behind.evaluate((field) => field.getBoundingClientRect().width)).toBeGreaterThan(100)
    await behind.evaluate((field) => field.focus())
    expect(await behind.evaluate((field) => field === document.activeElement)).toBe(false)
    await page.keyboard.press('Control+s')
    const unsaved = tabs(page).getByRole('tab', { name: '新建供应商 有未保存的修改' })
    await unsaved.click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭 Alt W' }).click()
    await page.getByText('当前页面有未保存的数据，确定要离开吗？').waitFor()
    await page.keyboard.press('Escape')
    await unsaved.click()
    expect(await page.getByRole('textbox', { name: '供应商名称' }).inputValue()).toBe('苏州新盛精密')
    await page.keyboard.press('Alt+w')
    await page.getByText('当前页面有未保存的数据，确定要离开吗？').waitFor()
    await page.keyboard.press('Escape')
    await askToSignOut(page)
    await page.getByRole('alertdialog').getByText('未保存的数据将会丢失：新建供应商').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('textbox', { name: '供应商名称' }).inputValue()).toBe('苏州新盛精密')
  })
}
