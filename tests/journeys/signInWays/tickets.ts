import { expect, it } from 'vitest'
import { confirmIdentity } from '../desk.ts'
import { field, own, press, type SignInStage, someone, welcome } from './ways.ts'

/** Who comes from another system. */
export function tickets(ways: () => SignInStage): void {
  it('another system opens the portal by a ticket, once, for whoever says that it is they', async () => {
    const { product, admin } = ways()
    await admin.goto(`${product.url}/system/client/create`)
    await field(admin, '应用标识').fill('erp')
    await field(admin, '应用名称').fill('金蝶 ERP')
    await admin.getByRole('combobox', { name: '登录方式' }).click()
    await admin.getByRole('option', { name: '单点登录' }).click()
    await admin.keyboard.press('Escape')
    await admin.keyboard.press('Control+s')
    await admin.getByRole('heading', { name: '金蝶 ERP' }).waitFor()
    await press(admin, '生成密钥')
    const asking = admin.getByRole('dialog', { name: '生成密钥', exact: true })
    await asking.getByRole('spinbutton', { name: '密钥长度' }).fill('257')
    await asking.getByRole('button', { name: '生成密钥' }).click()
    await asking.getByText('长度最大值不能超过 256').waitFor()
    await asking.getByRole('spinbutton', { name: '密钥长度' }).fill('64')
    await asking.getByRole('button', { name: '生成密钥' }).click()
    await confirmIdentity(admin, own.admin)
    await asking.waitFor({ state: 'detached' })
    const secret =
      /\b[\w-]{16,}\b/.exec((await admin.getByRole('dialog').getByRole('listitem').first().textContent()) ?? '')?.[0] ?? ''
    const ticket = async (account: string): Promise<string> => {
      const answer = await fetch(`${product.url}/api/blade-bip/plus/ticket/client`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`erp:${secret}`)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ account, sceneId: 'erp', to: '/info/index' }),
      })
      const { data } = (await answer.json()) as { data: { url: string } }
      return `${product.url}${data.url}`
    }
    const link = await ticket('zhoumin')
    const visitor = await someone(ways().browser)
    await visitor.goto(link)
    // Nobody is signed in by being sent here.
    await visitor.getByText('此链接将以 周敏（zhoumin）的身份登录。').waitFor()
    expect(visitor.url()).not.toContain('token=')
    await press(visitor, '不登录')
    await field(visitor, '账号').waitFor()
    await visitor.goto(link)
    await press(visitor, '以 周敏 的身份登录')
    await visitor.waitForURL(/\/info\/index$/)
    await visitor.getByText('周敏').first().waitFor()
    await visitor.goto(link)
    await visitor.getByText(/登录链接已使用或已过期/).waitFor()
    // Who is in already passes unasked.
    await visitor.goto(await ticket('zhoumin'))
    await visitor.waitForURL(/\/info\/index$/)
    await visitor.goto(await ticket('admin'))
    await visitor.getByText('当前已登录为 周敏。要改用此链接登录吗？').waitFor()
    await press(visitor, '保持当前登录')
    await welcome(visitor, '周敏')
    await visitor.goto(`${product.url}/transfer/erp`)
    await visitor.getByText(/登录链接已使用或已过期/).waitFor()
    await visitor.close()
  })
}
