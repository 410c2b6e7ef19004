import { expect, it } from 'vitest'
import { signOut, sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'

/** Signing in by the face unlock of a device. */
export function face(demonstration: () => Demonstration): void {
  it('somebody enrols the face unlock of their device, signs in by it, and no longer once it is removed', async () => {
    const { product, browser } = demonstration()
    // A key belongs to a domain name; browsers take no address of numbers for one.
    const url = product.url.replace('127.0.0.1', 'localhost')
    const { page, close } = await sitDown(browser, url, 'sales')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const dialog = page.getByRole('dialog', { name: '刷脸与第三方登录' })
    const openDialog = async () => {
      await page.getByRole('button', { name: '个人菜单' }).click()
      await page.getByRole('menuitem', { name: '其他登录方式' }).click()
      await dialog.waitFor()
    }
    const leave = async () => {
      await dialog.getByRole('button', { name: '关闭' }).last().click()
      await signOut(page)
      await page.getByRole('radio', { name: '刷脸' }).check({ force: true })
    }
    const comeBack = () => page.getByRole('button', { name: '刷脸登录' }).click()

    await openDialog()
    // A session that was left open is not its owner: the password is asked for, once for five minutes.
    const question = page.getByRole('dialog', { name: '确认是您本人' })
    await dialog.getByRole('button', { name: '添加本设备' }).click()
    await question.getByRole('button', { name: '确认' }).click()
    await question.getByText('请输入密码').waitFor()
    await question.getByRole('textbox', { name: '密码' }).fill('somebody else')
    await page.keyboard.press('Enter')
    await question.getByText('原密码不正确').waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await dialog.getByText('尚未添加设备').waitFor()
    await dialog.getByRole('button', { name: '添加本设备' }).click()
    await question.getByRole('textbox', { name: '密码' }).fill('bip-demo')
    await page.keyboard.press('Enter')
    await dialog.getByText(/添加于/).waitFor()
    await leave()
    await comeBack()
    await page.getByRole('heading', { name: /好，陈嘉宁/ }).waitFor()

    // This is another session: it is asked anew.
    await openDialog()
    await dialog.getByRole('button', { name: '移除' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await question.getByRole('textbox', { name: '密码' }).fill('bip-demo')
    await page.keyboard.press('Enter')
    await dialog.getByText('尚未添加设备').waitFor()
    await leave()
    await comeBack()
    await page.getByText('刷脸验证未通过').waitFor()
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)
    await close()
  })
}
