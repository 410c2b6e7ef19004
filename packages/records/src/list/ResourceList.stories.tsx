import type { Core, ListQuestion } from '@bip/contract'
import { customerContacts, purchaseOrder } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, type fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyCustomers, manyOrders } from '../testing/manyRecords.ts'
import { createWorld, World } from '../testing/World.tsx'
import { type Gateway, type ListStory, listStories } from './ResourceList.fixture.tsx'
import { ResourceList } from './ResourceList.tsx'

const meta = { title: 'Records/List', ...listStories } satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** Opens a record by a press on its row, and the search by a slash. */
export const Customers: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox')
    await expect(search).toHaveFocus()
    await userEvent.type(search, '宁德{Enter}')
    await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ search: '宁德' }))
    // The header, the one customer, and the totals.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
    await userEvent.click(canvas.getByText('宁德海川新能源科技股份有限公司'))
    await expect(args.onGo).toHaveBeenLastCalledWith('open customer-2')
  },
}

const { list: listed } = purchaseOrder
const withCurrency = { ...purchaseOrder, list: { ...listed, columns: ['no', 'currency', ...listed.columns.slice(1)] } }

/** Columns are as wide as words of a dictionary that come after the rows, not as its keys. */
export const LateWords: Story = {
  globals: { locale: 'vi' },
  args: { core: withCurrency as Core }, // as in the fixture
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [word] = await canvas.findAllByText('Nhân dân tệ')
    await waitFor(() => expect(word?.scrollWidth).toBeLessThanOrEqual(word?.clientWidth ?? 0))
  },
}

const customers = manyCustomers(3012)
const limits = (rows: typeof customers): string =>
  rows.reduce((sum, { creditLimit }) => sum + Number(creditLimit), 0).toLocaleString('en', { minimumFractionDigits: 2 })

/** The foot sums all that match and no single page; it follows the conditions, and goes with its column. */
export const ManyCustomers: Story = {
  args: { world: () => createWorld({ records: { customer: customers } }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const foot = async () => (await canvas.findByText('全部合计')).closest('[role="row"]')
    await step('all pages', async () => {
      await waitFor(async () => expect(await foot()).toHaveTextContent(`全部合计${limits(customers)}`))
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
      await canvas.findByRole('link', { name: 'C02992' })
      await expect(await foot()).toHaveTextContent(limits(customers))
    })
    await step('what matches', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '苏州{Enter}')
      const found = customers.filter(({ fullname }) => String(fullname).includes('苏州'))
      await waitFor(async () => expect(await foot()).toHaveTextContent(limits(found)))
    })
    await step('nothing shown to sum', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '信用额度：筛选与更多' }))
      await userEvent.click(await screen.findByRole('button', { name: '隐藏此列' }, { timeout: 10_000 }))
      await waitFor(() => expect(canvas.queryByText('全部合计')).toBeNull())
    })
  },
}

/** Two filters and an order: each chip says what it holds, and one press takes all away. */
export const Filtered: Story = {
  args: {
    world: () => createWorld({ records: { customer: manyCustomers(600) } }),
    start: {
      filters: { status: { in: ['active', 'paused'] }, industry: { in: ['battery'] }, ownerId: { in: ['user-2'] } },
      sort: ['-creditLimit'],
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /状态.*合作中 等 2 项/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /行业.*新能源电池/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(args.onQuestion).toHaveBeenLastCalledWith({ sort: ['-creditLimit'] })
  },
}

/** A filter applies with each tick; the list follows. */
export const FilterByStatus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    await userEvent.click(within(canvas.getByRole('search')).getByRole('button', { name: /^状态/ }))
    const panel = await screen.findByRole('dialog', { name: '按状态筛选' })
    await userEvent.click(await within(panel).findByRole('checkbox', { name: '潜在' }))
    await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { status: { in: ['prospect'] } } }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: /状态.*潜在/ })).toBeVisible()
  },
}

export const PurchaseOrders: Story = {
  args: { core: purchaseOrder as Core, world: () => createWorld({ records: { purchaseOrder: manyOrders(240) } }) },
}

/** Sending three orders for review at once: the one that may not go is skipped, and the rows change. */
export const BulkAction: Story = {
  args: { core: purchaseOrder as Core },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'PO-2026-00001' })
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(1, 4)) await userEvent.click(box)
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name: '提交审核' }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(/其中 1 条当前不能提交审核/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: '提交审核' }))
    await screen.findByText('提交成功')
    await waitFor(() => expect(canvas.getAllByText('审核中')).toHaveLength(4))
  },
}

/** Hiding a column in its own panel; what is shown stands in the address, too. */
export const Columns: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('columnheader', { name: /电话/ })
    await userEvent.click(canvas.getByRole('button', { name: '列' }))
    const panel = within(await screen.findByRole('dialog', { name: '列' }))
    await userEvent.click(await panel.findByRole('option', { name: '电话' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /电话/ })).toBeNull())
    await expect(args.onColumns).toHaveBeenLastCalledWith(expect.not.arrayContaining(['phone']))
  },
}

const contacts = customerContacts as Core // A core with its own keys is one of any keys.
const ofCustomer = { customerId: 'customer-1' }

/** The list of a resource, and the same list within the page of a customer. */
const TwoPlaces = () => {
  const [gateway] = useState(() => createWorld())
  const [question, setQuestion] = useState<ListQuestion>({})
  const [isEmbedded, setEmbedded] = useState(false)
  return (
    <World gateway={gateway}>
      <button type="button" onClick={() => setEmbedded(!isEmbedded)}>
        {isEmbedded ? '全部联系人' : '客户的联系人'}
      </button>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 'calc(100vh - 80px)', minBlockSize: 480 }}>
        <ResourceList
          key={String(isEmbedded)}
          core={contacts}
          question={question}
          onQuestionChange={setQuestion}
          isEmbedded={isEmbedded}
          fixed={isEmbedded ? ofCustomer : undefined}
        />
      </div>
    </World>
  )
}

/** A list within another page keeps its columns for itself: what is hidden in the whole list is still there, and the other way round. */
export const OwnColumnsWithin: Story = {
  render: () => <TwoPlaces />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const hide = async (name: string): Promise<void> => {
      await canvas.findByRole('columnheader', { name })
      await userEvent.click(canvas.getByRole('button', { name: `${name}：筛选与更多` }))
      await userEvent.click(await screen.findByRole('button', { name: '隐藏此列' }, { timeout: 10_000 }))
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name })).toBeNull())
    }
    await hide('邮箱')
    await userEvent.click(canvas.getByRole('button', { name: '客户的联系人' }))
    await canvas.findByRole('columnheader', { name: '邮箱' })
    await hide('手机')
    await userEvent.click(canvas.getByRole('button', { name: '全部联系人' }))
    await canvas.findByRole('columnheader', { name: '手机' })
    await expect(canvas.queryByRole('columnheader', { name: '邮箱' })).toBeNull()
  },
}

/** What is asked and shown is kept by the gateway under a name, and opens the list from then on. */
export const Views: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    await userEvent.click(canvas.getByRole('columnheader', { name: '信用额度' }).querySelector('button') ?? canvasElement)
    await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ sort: ['creditLimit'] }))
    await userEvent.click(await canvas.findByRole('button', { name: /默认视图/ }))
    const panel = within(await screen.findByRole('dialog', { name: '视图' }))
    await userEvent.click(panel.getByRole('button', { name: '另存为新视图' }))
    await userEvent.type(panel.getByRole('textbox', { name: '视图名称' }), '按额度')
    await userEvent.click(panel.getByRole('checkbox', { name: '默认打开' }))
    await userEvent.click(panel.getByRole('button', { name: '保存' }))
    await canvas.findByRole('button', { name: /^按额度/ })
    const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
    const answer = await gateway('/api/blade-bip/plus/views?list=customer', { method: 'GET' })
    await expect((await answer.json()).data.views).toMatchObject([{ name: '按额度', isDefault: true, isMine: true }])
  },
}

/** Arrows move between cells, Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('link', { name: 'C00001' })
    within(canvasElement).getByRole('grid').focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onGo).toHaveBeenLastCalledWith('open customer-2')
  },
}

/** The menu of a row puts its record into the reader's collection, and takes it out again. */
export const Collected: Story = {
  args: { hasCollection: true },
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findByRole('row', { name: /C00001/ })
    await userEvent.hover(await within(found).findByText('C00001'))
    const choose = async (item: string) => {
      const more = await within(found).findByRole('button', { name: '更多操作' })
      more.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await choose('收藏')
    await choose('取消收藏')
    await choose('收藏')
  },
}

export const Contacts: Story = { args: { core: customerContacts as Core } }

export const Empty: Story = {
  tags: ['visual'],
  args: { world: () => createWorld({ records: { customer: [] } }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('还没有客户')
    const [, inList] = canvas.getAllByRole('button', { name: '新建客户' })
    await userEvent.click(inList ?? canvasElement)
    await expect(args.onGo).toHaveBeenLastCalledWith('/crm/customer/new?')
  },
}

export const NothingMatches: Story = {
  args: { start: { search: '不存在的客户' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('没有符合条件的客户')
    await userEvent.click(canvas.getAllByRole('button', { name: '清除筛选' }).at(-1) ?? canvasElement)
    await expect(args.onQuestion).toHaveBeenLastCalledWith({})
    await canvas.findByRole('link', { name: 'C00001' })
  },
}

/** The first answer fails, the second attempt succeeds. */
export const Failed: Story = {
  args: {
    world: () => {
      const gateway = createWorld()
      gateway.fail('/blade-bip/customer/list', 'busy', 1)
      return gateway
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('列表加载失败')).toBeVisible()
  },
}

/** What the address asks may be what the gateway does not understand: the list as it is by itself is a press away. */
export const FailedByWhatWasAsked: Story = {
  args: { ...Failed.args, start: { sort: ['attachments'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('列表加载失败')
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(args.onQuestion).toHaveBeenLastCalledWith({})
    await canvas.findByRole('link', { name: 'C00001' })
  },
}

/** An old address names a page that is no more: the last one is shown. */
export const PageGone: Story = {
  args: { start: { current: 999 } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findAllByRole('link', { name: /^C\d+$/ })
    await waitFor(() => expect(args.onQuestion).toHaveBeenCalledWith({}))
  },
}

export const Retried: Story = {
  args: Failed.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await canvas.findByRole('link', { name: 'C00001' })
  },
}

export const NoPermission: Story = {
  tags: ['visual'],
  args: { permissions: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有权限查看客户')).toBeVisible()
  },
}

/** Somebody who may only look finds no way to create, import or change. */
export const ReadOnly: Story = {
  args: {
    permissions: ['customer_view'],
    world: () => createWorld({ session: { permissions: ['customer_view'] } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    await expect(canvas.queryByRole('button', { name: '新建客户' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '导入' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '编辑' })).toBeNull()
  },
}

/** Skeleton rows while the first answer is on its way. */
export const Slow: Story = {
  tags: ['visual'],
  args: { world: () => createWorld({ latency: 60_000 }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The rows stay when refreshing fails, and the foot says how old they are. */
export const RefreshFailed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
    gateway.fail('/blade-bip/customer/list', 'busy')
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await canvas.findByText(/^刷新失败/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'C00001' })).toBeVisible()
  },
}
