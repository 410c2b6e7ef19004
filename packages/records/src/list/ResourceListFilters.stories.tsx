import { type Core, label } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyCustomers, manyOrders } from '../testing/manyRecords.ts'
import { createWorld } from '../testing/World.tsx'
import { type ListStory, listStories } from './ResourceList.fixture.tsx'

const meta = { title: 'Records/List/Filters', ...listStories } satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** The menu and the filters come with the first one that opens. */
const loading = { timeout: 10_000 }

/** Conditions in words of their own: options by their names, days, people, and a type that nobody knows, which is asked as a text. */
const declared: Core = {
  ...(purchaseOrder as Core), // a core with its own keys is one of any keys
  list: {
    ...purchaseOrder.list,
    search: [
      {
        prop: 'processStatus',
        label: label('进度', 'Progress', 'Tiến độ'),
        type: 'select',
        labelKey: 'text',
        valueKey: 'code',
        options: [
          { code: 'draft', text: label('未提交', 'Not sent', 'Chưa gửi') },
          { code: 'inReview', text: label('审批里', 'Being reviewed', 'Đang duyệt') },
        ],
      },
      { prop: 'purchaseDate', label: label('下单日', 'Ordered', 'Ngày đặt'), type: 'dateRange' },
      { prop: 'purchaserId', label: label('谁采购', 'Bought by', 'Người mua'), type: 'userSelect' },
      {
        prop: 'no',
        label: label('单号含', 'Number', 'Số'),
        type: 'barcodeScan',
        placeholder: label('单号的一部分', 'A part', 'Một phần'),
      },
    ],
  },
}

export const Declared: Story = {
  args: { core: declared, world: () => createWorld({ records: { purchaseOrder: manyOrders(40) } }) },
  play: async ({ canvasElement, args, step }) => {
    const bar = within(await within(canvasElement).findByRole('search'))
    const open = async (name: RegExp) => {
      await userEvent.click(await bar.findByRole('button', { name }))
      return within(await screen.findByRole('dialog', {}, loading))
    }
    await step('one of its options, by its own word', async () => {
      const panel = await open(/^进度/)
      await userEvent.click(await panel.findByRole('combobox', { name: /^进度/ }, loading))
      await userEvent.click(await screen.findByRole('option', { name: '审批里' }))
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { processStatus: 'inReview' } }))
      await expect(await bar.findByRole('button', { name: /^进度\s*审批里/ })).toBeVisible()
    })
    await step('an unknown type is asked as a text', async () => {
      const panel = await open(/^单号含/)
      const box = await panel.findByRole('searchbox', { name: '单号含' }, loading)
      await expect(box).toHaveAttribute('placeholder', '单号的一部分')
      await userEvent.type(box, 'PO{Enter}')
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { processStatus: 'inReview', no: 'PO' } }))
    })
    await step('days and people have controls of their own', async () => {
      const days = await open(/^下单日/)
      await expect((await days.findAllByRole('spinbutton', {}, loading)).length).toBeGreaterThan(3)
      await userEvent.keyboard('{Escape}')
      const person = await open(/^谁采购/)
      await expect(await person.findByRole('combobox', { name: /谁采购/ }, loading)).toBeVisible()
    })
  },
}

/** Opens the menu of a column by its header. */
const openHead = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('columnheader', { name })
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}[：:]`) }))
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${name}[：:]`) }, loading))
}

/** A range of money asked in the header: the same condition stands above the table, though the list itself does not offer it, and goes from either place. */
export const Money: Story = {
  args: { world: () => createWorld({ records: { customer: manyCustomers(300) } }) },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid')
    const bar = within(canvas.getByRole('search'))
    await step('asked in the header', async () => {
      const menu = await openHead(canvasElement, '信用额度')
      await userEvent.type(await menu.findByRole('spinbutton', { name: '最小值' }, loading), '8000000')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { creditLimit: { ge: '8000000' } } }))
      await expect(await bar.findByRole('button', { name: /^信用额度\s*8,000,000/ })).toBeVisible()
      await expect(canvas.getByRole('button', { name: '信用额度：已筛选，筛选与更多' })).toBeVisible()
      await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(60))
    })
    await step('the wrong way round it is not asked', async () => {
      const menu = await openHead(canvasElement, '信用额度')
      await userEvent.type(await menu.findByRole('spinbutton', { name: '最大值' }, loading), '70{Enter}')
      await expect(menu.getByRole('spinbutton', { name: '最大值' })).toHaveAccessibleDescription('不能小于最小值')
      await expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { creditLimit: { ge: '8000000' } } })
      await userEvent.keyboard('{Escape}')
    })
    await step('and taken away there', async () => {
      const menu = await openHead(canvasElement, '信用额度')
      await userEvent.click(await menu.findByRole('button', { name: '清除筛选' }))
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({}))
      await expect(bar.queryByRole('button', { name: /^信用额度/ })).toBeNull()
      await expect(canvas.getByRole('button', { name: '信用额度：筛选与更多' })).toBeInTheDocument()
    })
  },
}

/** Each kind asks in its own way: words that are ticked, and a part of a text, also where the text is a link. */
export const Kinds: Story = {
  args: { core: purchaseOrder as Core, world: () => createWorld({ records: { purchaseOrder: manyOrders(240) } }) }, // a core with its own keys is one of any keys
  play: async ({ canvasElement, args, step }) => {
    await step('a state', async () => {
      const menu = await openHead(canvasElement, '状态')
      await userEvent.click(await menu.findByRole('checkbox', { name: '草稿' }, loading))
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { processStatus: { in: ['draft'] } } }))
      await userEvent.keyboard('{Escape}')
    })
    await step('a number of a document', async () => {
      const menu = await openHead(canvasElement, '单号')
      await userEvent.type(await menu.findByRole('textbox', { name: /^单号/ }), '0001{Enter}')
      await waitFor(() =>
        expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { processStatus: { in: ['draft'] }, no: '0001' } }),
      )
    })
    await step('another record', async () => {
      const menu = await openHead(canvasElement, '供应商')
      await userEvent.type(await menu.findByRole('combobox', { name: '供应商' }), '恒准')
      await userEvent.click(await screen.findByRole('option', { name: /恒准/ }))
      await waitFor(() =>
        expect(args.onQuestion).toHaveBeenLastCalledWith({
          filters: { processStatus: { in: ['draft'] }, no: '0001', supplierId: { in: [expect.any(String)] } },
        }),
      )
    })
  },
}

/** Days by name: one press asks and closes. */
export const Days: Story = {
  args: { core: purchaseOrder as Core, world: () => createWorld({ records: { purchaseOrder: manyOrders(240) } }) }, // a core with its own keys is one of any keys
  play: async ({ canvasElement, args }) => {
    const menu = await openHead(canvasElement, '交期')
    const names = within(await menu.findByRole('group', { name: '快捷选择' }, loading)).getAllByRole('button')
    await expect(names.map((button) => button.textContent)).toEqual(['今天', '昨天', '近7天', '全部'])
    await expect(names.at(-1)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(menu.getByRole('button', { name: '近7天' }))
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { deliveryDate: { ge: day, le: day } } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: '交期：已筛选，筛选与更多' })).toBeVisible()
  },
}

/** A range may be open at one end; an address that says so opens like that. */
export const DaysOpenEnded: Story = {
  args: {
    world: () => createWorld({ records: { customer: manyCustomers(300) } }),
    start: { filters: { since: { ge: '2024-01-01' } } },
  },
  play: async ({ canvasElement, args, step }) => {
    const bar = within(await within(canvasElement).findByRole('search'))
    await userEvent.click(await bar.findByRole('button', { name: /^合作日期\s*2024-01-01 起/ }))
    const panel = within(await screen.findByRole('dialog', { name: '按合作日期筛选' }))
    const [from, to] = await Promise.all(
      ['合作日期 不早于', '合作日期 不晚于'].map((name) => panel.findByRole('textbox', { name }, loading)),
    )
    if (!from || !to) throw new Error('no fields')
    await expect(from).toHaveValue('2024-01-01')
    await expect(panel.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'false')
    await step('until', async () => {
      await userEvent.clear(from)
      await userEvent.type(to, '2018-6-30')
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { since: { le: '2018-06-30' } } }))
    })
    await step('and picked', async () => {
      await userEvent.clear(to)
      await userEvent.click(from)
      await waitFor(() => expect(document.querySelector('[data-date]')).toBeVisible(), loading)
      const day = document.querySelector<HTMLElement>('[data-date$="-11"]')
      await userEvent.click(day ?? canvasElement)
      await waitFor(() => expect(args.onQuestion).toHaveBeenLastCalledWith({ filters: { since: { ge: day?.dataset.date } } }))
      await expect(await bar.findByRole('button', { name: /^合作日期.* 起/ })).toBeVisible()
    })
  },
}

/** The records that a filter asks for are also chosen in their dialog. */
export const ByDialog: Story = {
  args: { core: purchaseOrder as Core, world: () => createWorld({ records: { purchaseOrder: manyOrders(60) } }) }, // a core with its own keys is one of any keys
  play: async ({ canvasElement, args }) => {
    const menu = await openHead(canvasElement, '供应商')
    await userEvent.click(await menu.findByRole('combobox', { name: '供应商' }, loading))
    await userEvent.keyboard('{F4}')
    const dialog = within(await screen.findByRole('dialog', { name: /选择供应商/ }, loading))
    const cells = await dialog.findAllByRole('gridcell')
    const name = cells.find(({ textContent }) => (textContent ?? '').length > 4)
    if (name) await userEvent.dblClick(name)
    await waitFor(() =>
      expect(args.onQuestion).toHaveBeenLastCalledWith({
        filters: { supplierId: { in: [expect.any(String)] } },
      }),
    )
  },
}
