import type { Core } from '@bip/contract'
import { createClient, memoryStorage, resourceClient } from '@bip/contract/client'
import { customer, purchaseOrder, tenantPackage } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { HostStorage } from '../host/RecordsProvider.tsx'
import { orderLines } from '../testing/manyRecords.ts'
import { createWorld, mapStorage, World } from '../testing/World.tsx'
import { ResourceForm } from './ResourceForm.tsx'

type Gateway = ReturnType<typeof createWorld>

type StoryProps = {
  core: Core
  id?: string
  defaults?: Record<string, unknown>
  world: () => Gateway
  permissions?: readonly string[]
  /** What an earlier form left. */
  drafts?: HostStorage
  /** Hears the gateway, so that the story can act as somebody else. */
  onWorld: (gateway: Gateway) => void
  onSaved: (name: unknown) => void
  onCancel: () => void
  onDirtyChange: (isDirty: boolean) => void
}

const FormStory = ({ world, permissions, drafts, onWorld, onSaved, ...form }: StoryProps) => {
  const [gateway] = useState(() => {
    const made = world()
    onWorld(made)
    return made
  })
  return (
    <World gateway={gateway} permissions={permissions} drafts={drafts}>
      <ResourceForm {...form} onSaved={(record) => onSaved(record?.[form.core.display])} />
    </World>
  )
}

const meta = {
  title: 'Records/Form',
  component: FormStory,
  args: {
    core: customer as Core, // a core with its own keys is one of any keys
    world: () => createWorld(),
    onWorld: fn(),
    onSaved: fn(),
    onCancel: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof FormStory>

export default meta
type Story = StoryObj<typeof meta>

/** A new customer: what is required is asked for in place, Ctrl+S saves. */
export const Create: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /客户名称/ })
    await userEvent.type(name, '无锡海纳自动化有限公司')
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('无锡海纳自动化有限公司'))
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false)
  },
}

/** A form that is kept behind another page still holds what was typed; one that is gone holds nothing. */
export const KeptBehind: Story = {
  render: (args) => {
    const [place, setPlace] = useState<'front' | 'behind' | 'gone'>('front')
    return (
      <>
        {(['front', 'behind', 'gone'] as const).map((next) => (
          <button key={next} type="button" onClick={() => setPlace(next)}>
            {next}
          </button>
        ))}
        {place !== 'gone' && (
          <Activity mode={place === 'front' ? 'visible' : 'hidden'}>
            <FormStory {...args} />
          </Activity>
        )}
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const show = (place: string) => userEvent.click(canvas.getByRole('button', { name: place }))
    const name = await canvas.findByRole('textbox', { name: /客户名称/ })
    await userEvent.type(name, '无锡')
    await show('behind')
    await expect(name).not.toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await show('front')
    await expect(name).toHaveValue('无锡')
    await show('gone')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

/** Saving an empty form leads to the first field that is wrong. */
export const Errors: Story = {
  tags: ['visual'],
  args: { defaults: { website: '不是网址' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /客户名称/ })
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByText('不能为空')).toBeVisible()
    await expect(canvas.getByText('网址须以 http:// 或 https:// 开头')).toBeVisible()
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** A field that has words of its own asks for itself in them. */
export const OwnWords: Story = {
  args: { core: tenantPackage as Core },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /保存/ }))
    await expect(await canvas.findByText('请输入产品包名称')).toBeVisible()
    await expect(canvas.getByText('请选择菜单')).toBeVisible()
    await expect(canvas.queryByText('不能为空')).toBeNull()
  },
}

export const Edit: Story = {
  args: { id: 'customer-1' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const shortName = await canvas.findByRole('textbox', { name: /简称/ })
    await expect(shortName).toHaveValue('鹏远')
    await userEvent.clear(shortName)
    await userEvent.type(shortName, '鹏远汽车')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('深圳鹏远汽车工业有限公司'))
  },
}

/** The gateway refuses a name that is taken: the form keeps everything and says why. */
export const Refused: Story = {
  args: { id: 'customer-2' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /客户名称/ })
    await userEvent.clear(name)
    await userEvent.type(name, '深圳鹏远汽车工业有限公司')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await expect(await canvas.findByText(/“深圳鹏远汽车工业有限公司”已存在/)).toBeVisible()
    await expect(name).toHaveValue('深圳鹏远汽车工业有限公司')
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** The connection breaks while saving: nothing typed is lost, and the second attempt stores one record only. */
export const Offline: Story = {
  args: {
    world: () => {
      const gateway = createWorld()
      gateway.fail('/blade-bip/customer/submit', 'network', 3)
      return gateway
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /客户名称/ }), '断网客户')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await expect(await canvas.findByText('网络异常，内容已保留，请重试', {}, { timeout: 8000 })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /客户名称/ })).toHaveValue('断网客户')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1), { timeout: 5000 })
  },
}

const otherUser = (gateway: Gateway) =>
  resourceClient(
    createClient({
      storage: memoryStorage(),
      onSessionEnd: () => undefined,
      language: () => 'zh-CN',
      fetch: gateway,
      locks: null,
    }),
    customer as Core, // as above
  )

/** Somebody else saves first: each field shows both values, and saving again keeps what was chosen. */
export const Conflict: Story = {
  args: { id: 'customer-1' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const phone = await canvas.findByRole('textbox', { name: /电话/ })
    const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
    await otherUser(gateway).save({ phone: '0755-99990000', creditLimit: '9000000' }, { id: 'customer-1' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '0755-11112222')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '此记录刚被他人修改' }))
    await waitFor(() => expect(dialog.getByText('0755-99990000')).toBeVisible())
    await waitFor(() => expect(dialog.getByText('0755-11112222')).toBeVisible())
    await userEvent.click(dialog.getByRole('radio', { name: /信用额度 · 我的/ }))
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' }))
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    await expect(dialog.getByRole('radio', { name: /信用额度 · 我的/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /信用额度 · (?!我的)/ }))
    await userEvent.click(dialog.getByRole('radio', { name: /电话 · 我的/ }))
    await userEvent.click(dialog.getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled())
    const stored = gateway.rows('customer').find(({ id }) => id === 'customer-1')
    await expect(stored).toMatchObject({ phone: '0755-11112222', creditLimit: '9000000.00' })
  },
}

/** The dialog of a conflict, left open. */
export const ConflictOpen: Story = {
  args: Conflict.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const phone = await canvas.findByRole('textbox', { name: /电话/ })
    const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
    await otherUser(gateway).save({ phone: '0755-99990000', ownerId: 'user-7', level: 'B' }, { id: 'customer-1' })
    await userEvent.type(phone, '9')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await screen.findByRole('dialog', { name: '此记录刚被他人修改' })
  },
}

const order = purchaseOrder as Core // as above

export const NewOrder: Story = { args: { core: order, defaults: { lines: [] } } }

export const EditOrder: Story = { args: { core: order, id: 'po-1' } }

/** Amounts follow as quantities are typed; Enter in the last line adds one; Ctrl+D duplicates. */
export const LinesByKeyboard: Story = {
  args: { core: order, id: 'po-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('table', { name: '物料明细' }))
    await userEvent.click(table.getByText('PLC 控制器'))
    const quantity = await table.findByRole('spinbutton', { name: '第 1 行 数量' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '20')
    await expect(table.getAllByText('36,400.00')[0]).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await table.findByRole('spinbutton', { name: '第 2 行 数量' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await table.findByRole('spinbutton', { name: '第 3 行 数量' })).toHaveFocus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(6))
    await userEvent.keyboard('{Control>}{Backspace}{/Control}')
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5))
  },
}

/** Rows copied in a spreadsheet: names find their records, figures their form, amounts are computed. */
export const PasteLines: Story = {
  args: { core: order, defaults: { supplierId: 'supplier-1', lines: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '添加一行' }))
    const first = await canvas.findByRole('combobox', { name: '第 1 行 物料' })
    first.focus()
    await userEvent.paste('伺服电机\t4\t1,280.50\t13\nBRG-6204\t100\t12.8\t13\n没有的物料\t1\t1\t13\n')
    const table = within(canvas.getByRole('table', { name: '物料明细' }))
    await expect(await table.findByText('深沟球轴承')).toBeVisible()
    await expect(table.getByText('5,122.00')).toBeVisible()
    await screen.findByText('1 个单元格没有匹配到记录，已留空')
  },
}

/** The first wrong cell gets the focus, wherever it is among the lines. */
export const LineErrors: Story = {
  args: {
    core: order,
    defaults: {
      supplierId: 'supplier-1',
      orgId: '100007',
      purchaseDate: '2026-11-20',
      purchaserId: 'user-3',
      lines: orderLines(8).map((line, at) => (at === 5 ? { ...line, price: null } : line)),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('table', { name: '物料明细' })
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '第 6 行 单价' })).toHaveFocus())
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}

/** Two hundred lines: only those in sight are in the page, however tall they are; on a wall they and what is typed into them are large. */
export const ManyLines: Story = {
  globals: { theme: 'wall', density: 'roomy' },
  args: { core: order, defaults: { lines: orderLines(200) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: '物料明细' })
    await expect(table).toHaveAttribute('aria-rowcount', '201')
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80)
    const scroller = table.parentElement ?? table
    const height = 60
    scroller.scrollTop = 100 * height
    const row = await within(table).findByRole('row', { name: '第 103 行' })
    const { top, bottom } = scroller.getBoundingClientRect()
    await expect(row.getBoundingClientRect().top).toBeGreaterThan(top)
    await expect(row.getBoundingClientRect().bottom).toBeLessThan(bottom)
    await expect(row.getBoundingClientRect().height).toBe(height)
    row.focus()
    const field = await within(row).findByRole('spinbutton', { name: '第 103 行 数量' })
    await expect(getComputedStyle(field).fontSize).toBe(getComputedStyle(table).fontSize)
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThan(20)
  },
}

/** A file on its way into a record. */
export const Upload: Story = {
  args: { id: 'customer-3' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = await canvas.findByLabelText(/附件/, { selector: 'input' })
    await userEvent.upload(input, new File(['%PDF-1.7'], '营业执照.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByRole('link', { name: '营业执照.pdf' })).toBeVisible()
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
  },
}

/** An order under review is not open for changes. */
export const Locked: Story = {
  args: { core: order, id: 'po-3' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('当前状态“审核中”不可编辑')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { id: 'nobody' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('找不到此客户')).toBeVisible()
  },
}

const drafts = mapStorage()

/** What was typed is kept while the tab lives. */
export const DraftKept: Story = {
  args: { drafts },
  play: async ({ canvasElement }) => {
    drafts.removeItem('bip-draft-customer-new-')
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /客户名称/ }), '还没写完的客户')
    await waitFor(() => expect(drafts.getItem('bip-draft-customer-new-')).toContain('还没写完的客户'), { timeout: 3000 })
  },
}

const leftDraft = mapStorage()

/** After a crash the form offers what was typed before it. */
export const DraftRestored: Story = {
  args: { drafts: leftDraft },
  beforeEach: () =>
    leftDraft.setItem(
      'bip-draft-customer-new-',
      JSON.stringify({ at: '2026-11-20T06:10:00Z', values: { fullname: '还没写完的客户', status: 'active' } }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('有一份 2026-11-20 14:10 未保存的内容')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }))
    await expect(canvas.getByRole('textbox', { name: /客户名称/ })).toHaveValue('还没写完的客户')
    await expect(canvas.queryByText(/未保存的内容/)).toBeNull()
  },
}
