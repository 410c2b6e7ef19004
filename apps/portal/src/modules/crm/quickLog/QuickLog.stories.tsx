import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, Refused, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { QuickLogButton } from './QuickLogButton.tsx'
import { QuickLogDialog } from './QuickLogDialog.tsx'
import { quickLog, useQuickLog } from './quickLog.ts'

const stored = fn()

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Anywhere = () => {
  const start = useQuickLog()
  return (
    <>
      <QuickLogButton start={{ customerId: 'c1', customerName: '岚山重工', followsId: 'r1' }} />
      {start && <QuickLogDialog start={start} />}
    </>
  )
}

const Page = () => (
  <AdminStage>
    <Hosted>
      <Anywhere />
    </Hosted>
  </AdminStage>
)

const meta = {
  title: 'Portal/QuickLog',
  component: Page,
  beforeEach: () => {
    stored.mockReset()
    const restore = serving(['contactRecords_add', 'customer_view'], () => ({
      'POST /blade-bip/customer/select-data': () => [{ id: 'c1', label: '岚山重工', fullname: '岚山重工' }],
      'POST /blade-bip/contact-records/submit': ({ body }) => stored(body) ?? { id: 'r2' },
    }))()
    return () => {
      quickLog.close()
      restore()
    }
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** From a customer only the words are missing; a next step asks for its day, and what is refused stays as typed. */
export const FollowUp: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '跟进' }))
    const dialog = within(await screen.findByRole('dialog', { name: '记录联系' }))
    const said = dialog.getByRole('textbox', { name: /沟通内容/ })
    await waitFor(() => expect(said).toHaveFocus())
    await userEvent.type(said, '收到报价{Enter}等评审')
    await userEvent.type(dialog.getByRole('textbox', { name: '下一步' }), '确认评审结果')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect(dialog.getByText('请选择日期')).toBeVisible()
    await expect(stored).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '明天' }))
    stored.mockImplementationOnce(() => {
      throw new Refused(409, '客户已被其他同事领取')
    })
    await userEvent.click(said)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('客户已被其他同事领取')).toBeVisible()
    await expect(said).toHaveValue('收到报价\n等评审')
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(stored).toHaveBeenLastCalledWith(
      expect.objectContaining({
        customerId: 'c1',
        way: 'call',
        subject: '收到报价',
        summary: '收到报价\n等评审',
        nextStep: '确认评审结果',
        followsId: 'r1',
      }),
    )
  },
}
