import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { it } from 'vitest'
import { lineCell, pick, typeDay } from '../desk.ts'
import { customer, type WorkingDay } from './day.ts'

const contactCount = 1000

/** What one writes down in the morning: a customer, contacts, an order. */
export function records(day: () => WorkingDay): void {
  it('a customer is created in Chinese and found by pinyin initials', async () => {
    const { page } = day().admin
    await page.getByRole('button', { name: '新建客户' }).click()
    await page.getByRole('textbox', { name: '客户名称' }).fill(customer)
    await page.getByRole('textbox', { name: '简称' }).fill('云帆')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: customer }).waitFor()

    await page.getByRole('tab', { name: '客户', exact: true }).click()
    await page.getByRole('searchbox').fill('szyfzn')
    await page.getByRole('row', { name: new RegExp(customer) }).waitFor()
  })

  it('a thousand contacts come in from a spreadsheet', async () => {
    const { folder, product, admin } = day()
    const { page } = admin
    const file = join(folder, 'contacts.xlsx')
    await writeContacts(file)
    await page.goto(`${product.url}/crm/customer-contacts`)
    await page.getByRole('button', { name: '导入' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: '检查文件' }).click()
    await dialog
      .getByText(`共 ${contactCount.toLocaleString('zh-CN')} 行`)
      .or(dialog.getByText(`共 ${contactCount} 行`))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: /导入 1,?000 行/ }).click()
    await page
      .getByText(/导入成功：新建 1,?000/)
      .first()
      .waitFor()
    await page.goto(`${product.url}/crm/customer-contacts?q=${encodeURIComponent('旅行者0999')}`)
    await page.getByRole('row', { name: new RegExp(`旅行者0999.*${customer}`) }).waitFor()
  })

  it('a purchase order is raised, adds up, and goes to review', async () => {
    const { product, admin, order } = day()
    const { page } = admin
    await page.goto(`${product.url}/scm/purchase-order/create`)
    await pick(page, /供应商/, '有限公司')
    await pick(page, /采购组织/, '苏州')
    await typeDay(page, /采购日期/, '2026-11-20')
    await pick(page, /采购员/, '许')
    await lineCell(page, 1, '物料').click()
    await page.keyboard.type('电机')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234.56')
    await page.keyboard.press('Tab')
    await page.getByText('4,185.16').first().waitFor() // 3 × 1 234.56 and 13 % tax
    await page.keyboard.press('Control+s')
    const heading = page.getByRole('heading', { name: /^PO-/ })
    await heading.waitFor()
    order.number = (await heading.textContent()) ?? ''
    await page.getByRole('button', { name: '提交审核' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /提交审核|确定/ })
      .click()
    await page.getByText('审核中').first().waitFor()
  })
}

async function writeContacts(file: string): Promise<void> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('联系人')
  sheet.addRow(['姓名', '客户', '手机', '部门', '职务', '状态'])
  for (let index = 0; index < contactCount; index++) {
    const number = String(index).padStart(4, '0')
    sheet.addRow([`旅行者${number}`, customer, `1380000${number}`, '采购部', '采购工程师', '在职'])
  }
  await book.xlsx.writeFile(file)
}
