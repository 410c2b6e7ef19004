import type { Core } from '@bip/contract'
import { createClient, memoryStorage, resourceClient } from '@bip/contract/client'
import { customer, customerContacts, dcFea, purchaseOrder, tenantPackage } from '@bip/contract/resources'
import { Button, Menu } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { FormStory, type FormStoryProps } from '../testing/FormStory.tsx'
import { createWorld, mapStorage } from '../testing/World.tsx'

type Gateway = ReturnType<typeof createWorld>

const order = purchaseOrder as Core // a core with its own keys is one of any keys

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

/** Stands where a page is on its way while somebody opens a menu. */
const LateForm = (props: FormStoryProps) => {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Menu
        trigger={<Button>菜单</Button>}
        items={[{ key: 'page', label: '页面', isChecked: isThere }]}
        onAction={() => setThere(true)}
      />
      {isThere && <FormStory {...props} />}
    </>
  )
}

/** A form that comes late takes the focus from nobody: a menu that was opened meanwhile stays open. */
export const LateBehindMenu: Story = {
  render: (args) => <LateForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '菜单' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '页面' }))
    await canvas.findByRole('textbox', { name: /客户名称/ })
    await expect(screen.getByRole('menuitemcheckbox', { name: '页面' })).toHaveFocus()
  },
}

/** One record after the other: what was typed goes, what the page that asked for it gave stays. */
export const SavedAndNew: Story = {
  args: { core: customerContacts as Core, defaults: { customerId: 'customer-1' } }, // as above
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: /姓名/ })
    const phone = canvas.getByRole('textbox', { name: /手机/ })
    await userEvent.type(name, '高明')
    await userEvent.type(phone, '13800000001')
    await userEvent.keyboard('{Control>}{Shift>}s{/Shift}{/Control}')
    await waitFor(() => expect(name).toHaveValue(''))
    await waitFor(() => expect(canvasElement.querySelector('form')).toContainElement(document.activeElement as HTMLElement)) // its first field
    await userEvent.type(name, '高亮')
    await userEvent.type(phone, '13800000002')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1))
    const [[gateway]] = (args.onWorld as ReturnType<typeof fn>).mock.calls as [[Gateway]] // fn() above
    const made = gateway.rows('customerContacts').filter(({ customerId }) => customerId === 'customer-1')
    await expect(made.map((row) => row.contactsName)).toEqual(expect.arrayContaining(['高明', '高亮']))
  },
}

/** A record that is opened below another one takes over of it what it leaves open, as if that one had been chosen here. */
export const BelowAnother: Story = {
  args: { core: dcFea as Core, defaults: { projectId: 'project-1' } }, // as above
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const taken = await canvas.findByRole('combobox', { name: /^客户/ })
    await waitFor(() => expect(taken).not.toHaveValue(''))
    // Nobody typed anything yet.
    await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true)
  },
}

/** A new order with the values and lines of another one: its number, state and files stay with that one. */
export const CopiedAsNew: Story = {
  args: { core: purchaseOrder as Core, copyOf: 'po-1' }, // as above
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '新建采购订单' })).toBeVisible()
    const [[gateway]] = (args.onWorld as ReturnType<typeof fn>).mock.calls as [[Gateway]] // fn() above
    const before = gateway.rows('purchaseOrder').length
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(gateway.rows('purchaseOrder')).toHaveLength(before + 1))
    const [source] = gateway.rows('purchaseOrder').filter(({ id }) => id === 'po-1')
    const copy = gateway.rows('purchaseOrder').at(-1)
    const linesIn = (row: typeof copy): readonly unknown[] => (Array.isArray(row?.lines) ? row.lines : [])
    await expect(copy?.supplierId).toBe(source?.supplierId)
    await expect(linesIn(copy)).toHaveLength(linesIn(source).length)
    await expect(copy?.no).not.toBe(source?.no)
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
        {place !== 'gone' && <FormStory {...args} isBehind={place === 'behind'} />}
      </>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const failures = spyOn(console, 'error')
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
    await expect(failures).not.toHaveBeenCalled()
    failures.mockRestore()
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
    const phone = await canvas.findByRole('textbox', { name: '电话' })
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
    const phone = await canvas.findByRole('textbox', { name: '电话' })
    const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
    await otherUser(gateway).save({ phone: '0755-99990000', ownerId: 'user-7', level: 'B' }, { id: 'customer-1' })
    await userEvent.type(phone, '9')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    await screen.findByRole('dialog', { name: '此记录刚被他人修改' })
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
