import { it } from 'vitest'
import { confirmIdentity } from '../desk.ts'
import { codeInOutbox, field, leave, own, phone, press, type SignInStage, says, welcome } from './ways.ts'

/** A number of one’s own, and codes that are sent to it. */
export function phones(ways: () => SignInStage): void {
  it('a number counts once its owner has given the password and confirmed it by a code', async () => {
    const { product, min } = ways()
    await min.goto(`${product.url}/info/index`)
    await min.getByText('尚未确认，不能用于短信登录').waitFor()
    await press(min, '确认号码')
    await press(min, '获取验证码')
    await confirmIdentity(min, own.min)
    await min.getByText(`验证码已发送到 ${phone}`).waitFor()
    await field(min, '短信验证码').fill(await codeInOutbox(ways()))
    await min.keyboard.press('Enter')
    await says(min, '可用于短信验证码登录')
    await min.goto(product.url)
    await welcome(min, '周敏')
    await leave(min)
  })

  it('a code that was sent to a phone lets its owner in; an administrator reads it out of the outbox', async () => {
    const { min } = ways()
    await min.getByRole('radio', { name: '短信验证码' }).check({ force: true })
    await field(min, '手机号码').fill('')
    await press(min, '获取验证码')
    await says(min, '手机号码不能为空')
    await field(min, '手机号码').fill('0512-888866')
    await press(min, '获取验证码')
    await says(min, '手机号码格式不正确')
    await field(min, '手机号码').fill('1381234567')
    await press(min, '获取验证码')
    await says(min, '手机号码长度不为11位')
    await field(min, '手机号码').fill(phone)
    await press(min, '获取验证码')
    await min.getByRole('button', { name: /秒后重发/ }).waitFor()
    const code = await codeInOutbox(ways())
    await field(min, '短信验证码').fill(code === '000000' ? '111111' : '000000')
    await press(min, '登录')
    await min.getByRole('alert').waitFor()
    await field(min, '短信验证码').fill(code)
    await press(min, '登录')
    await welcome(min, '周敏')
  })
}
