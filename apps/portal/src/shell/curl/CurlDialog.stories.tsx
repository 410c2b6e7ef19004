import type { SentRequest } from '@bip/contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sentRequests } from '../../app/sentRequests.ts'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { CurlDialog } from './CurlDialog.tsx'

const token = 'a.000000.5ac1.0.1795000000.c2lnbmF0dXJl'
const headers = { Authorization: 'Basic YmlwOmJpcA==', 'Blade-Auth': `bearer ${token}`, 'Accept-Language': 'zh-CN' }
const list: SentRequest = { url: '/api/blade-bip/customer/list?current=1&size=20', method: 'GET', headers, isSealed: false }
const submit: SentRequest = {
  url: '/api/blade-bip/ScmSupplier/supplier-submit',
  method: 'POST',
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({ supplierName: '苏州新盛精密', apiSecret: 'hunter2' }),
  isSealed: false,
}
const written = fn()

const meta = {
  title: 'Portal/Requests as curl',
  component: CurlDialog,
  args: { onClose: fn() },
  render: (args) => (
    <AdminStage>
      <CurlDialog {...args} />
    </AdminStage>
  ),
  beforeEach: () => {
    const stop = serving([], () => ({}))()
    sentRequests.clear()
    sentRequests.add(list)
    sentRequests.add(submit)
    written.mockClear()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written(text) },
    })
    return () => {
      stop()
      sentRequests.clear()
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
} satisfies Meta<typeof CurlDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The newest stands first; one is opened and copied, then all, without what lets somebody in. */
export const Copied: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '请求列表（curl）' }))
    const titles = dialog.getAllByRole('button', { name: /^(GET|POST)/ })
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('POST /api/blade-bip/ScmSupplier/supplier-submit'),
      expect.stringContaining('GET /api/blade-bip/customer/list'),
    ])
    if (titles[0]) await userEvent.click(titles[0])
    await dialog.findByText(/"supplierName":"苏州新盛精密"/)
    await userEvent.click(dialog.getByRole('button', { name: '复制为 curl：/api/blade-bip/customer/list' }))
    await expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^curl 'http.*\/customer\/list\?current=1&size=20'/))
    await userEvent.click(dialog.getByRole('button', { name: '复制 2 条' }))
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2))
    const all = String(written.mock.lastCall?.[0])
    await expect(all).toContain(`-H 'Blade-Auth: '"$BLADE_AUTH"`)
    for (const secret of [token, 'YmlwOmJpcA==', 'hunter2']) await expect(all).not.toContain(secret)
  },
}

/** What is searched is found in addresses and bodies; a cleared list says what will fill it. */
export const SearchedAndCleared: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('searchbox', { name: '搜索地址或内容' }), '新盛')
    await dialog.findByRole('button', { name: '复制 1 条' })
    await expect(dialog.queryByRole('button', { name: /^GET/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '清空' }))
    await dialog.findByText('没有请求')
  },
}
