import { authCalls, errors, plus, say, type TicketHolder } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { AdminStage, Refused, serving } from '../testing/AdminStage.tsx'
import { Card } from './LoginPage.styles.ts'
import { TicketArrival } from './TicketArrival.tsx'

const entered = fn()
const holder: TicketHolder = { name: '周敏', account: 'zhoumin', to: '/work/todo', isCaller: false }

const meta = {
  title: 'Portal/Sign-in link',
  component: TicketArrival,
  args: { came: { kind: 'ticket', ticket: 'A'.repeat(43), scene: 'erp', to: '/' } },
  render: (args) => (
    <AdminStage>
      <Card>
        <TicketArrival {...args} />
      </Card>
    </AdminStage>
  ),
  beforeEach: () => {
    entered.mockClear()
    return serving([], () => ({
      [`POST ${plus.ticketHolder}`]: () => holder,
      [`POST ${authCalls.token}`]: () => {
        entered()
        throw new Refused(400, say(errors.ticketWrong.text, 'zh-CN'), null, 'ticketWrong')
      },
    }))()
  },
} satisfies Meta<typeof TicketArrival>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody is signed in by a link alone: it says whom it lets in, and waits for a press. */
export const Asked: Story = {
  play: async () => {
    await screen.findByText('此链接将以 周敏（zhoumin）的身份登录。')
    await expect(screen.getByRole('button', { name: '不登录' })).toBeVisible()
    await expect(entered).not.toHaveBeenCalled()
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  play: async () => {
    await screen.findByText('Liên kết này đăng nhập với tư cách 周敏 (zhoumin).')
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await screen.findByRole('button', { name: '以 周敏 的身份登录' })
  },
}

/** A link that was used is told as such before anything is asked. */
export const Used: Story = {
  beforeEach: () =>
    serving([], () => ({
      [`POST ${plus.ticketHolder}`]: () => {
        throw new Refused(400, say(errors.ticketWrong.text, 'zh-CN'), null, 'ticketWrong')
      },
    }))(),
  play: async () => {
    await screen.findByText(/登录链接已使用或已过期/)
    await waitFor(() => expect(screen.queryByText(/的身份登录/)).toBeNull())
  },
}
