import { type Core, wikiCalls } from '@bip/contract'
import {
  customer,
  customerContacts,
  material,
  outsourcePrice,
  purchaseOrder,
  resources,
  wikiArticle,
} from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../testing/World.tsx'
import { ResourceDetail } from './ResourceDetail.tsx'

type StoryProps = {
  core: Core
  id: string
  world: () => ReturnType<typeof createWorld>
  permissions?: readonly string[]
  hasCollection?: boolean
  resources?: Readonly<Record<string, Core>>
  onGo: (where: string) => void
  onLoaded: (title: string) => void
  /** The app around shows the way back. */
  showsWayBack?: boolean
}

const DetailStory = ({ core, id, world, permissions, resources, hasCollection, onGo, onLoaded, showsWayBack }: StoryProps) => {
  const [gateway] = useState(world)
  return (
    <World
      gateway={gateway}
      permissions={permissions}
      resources={resources}
      hasCollection={hasCollection}
      onGo={onGo}
      showsWayBack={showsWayBack}
    >
      <ResourceDetail core={core} id={id} onLoaded={onLoaded} />
    </World>
  )
}

const meta = {
  title: 'Records/Detail',
  component: DetailStory,
  args: { core: customer as Core, id: 'customer-1', world: () => createWorld(), onGo: fn(), onLoaded: fn() }, // a core with its own keys is one of any keys
} satisfies Meta<typeof DetailStory>

export default meta
type Story = StoryObj<typeof meta>

/** The fields, the contacts below with the customer given, the name for the tab, and the way back to the list. */
export const Customer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '深圳鹏远汽车工业有限公司' })).toBeVisible()
    await expect(args.onLoaded).toHaveBeenCalledWith('深圳鹏远汽车工业有限公司')
    // Lists below a record come when they are seen.
    const below = await canvas.findByRole('region', { name: '客户联系人' })
    below.scrollIntoView()
    const contacts = within(await canvas.findByRole('region', { name: '客户联系人列表' }))
    await userEvent.click(contacts.getByRole('button', { name: '新建客户联系人' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('/crm/customer-contacts/new?customerId=customer-1')
    const [inHead] = canvas.getAllByRole('button', { name: '编辑' })
    await userEvent.click(inHead ?? canvasElement)
    await expect(args.onGo).toHaveBeenLastCalledWith('edit customer-1')
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('/crm/customer')
  },
}

/** Sections and lists in tabs: what was typed in one is there when one comes back, and the tab says that it waits. */
export const InTabs: Story = {
  args: { core: outsourcePrice as Core, id: 'price-1' }, // a core with its own keys is one of any keys
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('tab', { name: '价格与阶梯', selected: true })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: '阶梯价列表' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '备注与附件' }))
    await expect(await canvas.findByText('附件')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: '阶梯价列表' })).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    const steps = within(await canvas.findByRole('region', { name: '阶梯价列表' }))
    await userEvent.click(await steps.findByRole('button', { name: '表格编辑' }))
    await userEvent.click(within(await canvas.findByRole('grid', { name: '阶梯价（表格编辑）' })).getByText('添加一行'))
    await userEvent.keyboard('500')
    await expect(await canvas.findByRole('tab', { name: /价格与阶梯.+/ })).toBeVisible()
  },
}

/** Ten resources under a customer, each like its contacts. */
const tenBelow: Readonly<Record<string, Core>> = {
  customer: customer as Core,
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, at): [string, Core] => {
      const name = `下级 ${at + 1}`
      const core = { ...customerContacts, key: `below${at + 1}`, path: `/blade-bip/below-${at + 1}` } as Core
      return [core.key, { ...core, label: { 'zh-CN': name, en: name, vi: name } }]
    }),
  ),
}

/** A gateway that says which lists were asked for. */
function listening() {
  const gateway = createWorld({ resources: { ...resources, ...tenBelow } })
  const asked: string[] = []
  const hear = (...call: Parameters<typeof gateway>) => {
    const list = /below-(\d+)\/list/.exec(call[0])?.[1]
    if (list) asked.push(list)
    return gateway(...call)
  }
  return { asked, world: () => Object.assign(hear, gateway) }
}
const heard = { scrolling: listening(), finding: listening(), printing: listening() }

/** Of many lists below a record those that are seen are loaded; the others say their names, and come when one scrolls to them. */
export const ManyBelow: Story = {
  args: { resources: tenBelow, world: heard.scrolling.world },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { asked } = heard.scrolling
    const last = await canvas.findByRole('heading', { name: '下级 10' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(asked).not.toContain('10')
    await expect(asked).not.toContain('9')
    last.scrollIntoView()
    await waitFor(() => expect(asked).toContain('10'))
    await expect(await canvas.findByRole('region', { name: '下级 10列表' })).toBeVisible()
    await expect(asked.length).toBeLessThan(10)
  },
}

/** Whoever looks for words in the page looks in all of it. */
export const FindBelow: Story = {
  args: { resources: tenBelow, world: heard.finding.world },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '下级 10' })
    await expect(heard.finding.asked).not.toContain('10')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))
    await waitFor(() => expect(new Set(heard.finding.asked).size).toBe(10))
  },
}

/** The page is printed when all of it is there. */
export const PrintBelow: Story = {
  args: { resources: tenBelow, world: heard.printing.world },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: '下级 10' })
    const print = spyOn(window, 'print').mockImplementation(() => {
      expect(canvas.getByRole('region', { name: '下级 10列表' })).not.toHaveAttribute('aria-busy')
    })
    try {
      const chord = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true })
      window.dispatchEvent(chord)
      await expect(chord.defaultPrevented).toBe(true)
      await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    } finally {
      print.mockRestore()
    }
  },
}

/** The star says whether the record is in the reader's collection, and puts it there or takes it away. */
export const Collected: Story = {
  args: { hasCollection: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '收藏' }))
    await userEvent.click(await canvas.findByRole('button', { name: '取消收藏' }))
    await expect(await canvas.findByRole('button', { name: '收藏' })).toBeVisible()
  },
}

/** Lines further down a section stand below their own name, where the form asks for them; where there are none, nothing takes room. */
export const LinesFurtherDown: Story = {
  args: {
    core: material as Core, // a core with its own keys is one of any keys
    id: 'cable',
    world: () => {
      const unitConversions = [{ id: 'u1', unit: 'box', factor: '100' }]
      const named = { category: 'standard', unit: 'm' }
      return createWorld({
        records: {
          material: [
            { id: 'cable', materialCode: 'DL-1', materialName: '电缆', unitConversions, ...named },
            { id: 'tie', materialCode: 'DL-2', materialName: '扎带', unitConversions: [], ...named },
          ],
        },
      })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: '单位换算' })
    const below = canvas.getByText('默认仓库').compareDocumentPosition(grid)
    await expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expect(canvas.getByText('单位换算', { selector: 'dt, dt *' })).toBeVisible()
  },
}

export const NoLinesFurtherDown: Story = {
  args: { ...LinesFurtherDown.args, id: 'tie' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('单位换算')
    await expect(canvas.queryByRole('grid', { name: '单位换算' })).toBeNull()
  },
}

export const PurchaseOrder: Story = { tags: ['visual'], args: { core: purchaseOrder as Core, id: 'po-1' } }

/** Sending for review: asked once, then the state, the actions and the history follow. */
export const Action: Story = {
  args: { core: purchaseOrder as Core, id: 'po-2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '提交审核' }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText('提交后不能再修改，确定提交审核？')).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: '编辑' })).toBeNull())
    await expect(canvas.getAllByText('审核中')[0]).toBeVisible()
    const changes = within(await canvas.findByRole('region', { name: '变更记录' }))
    await expect(await changes.findByText('提交审核')).toBeVisible()
    await expect(changes.getByText('草稿')).toBeVisible()
  },
}

const { invalid } = purchaseOrder.actions ?? {}
const asking = {
  ...(purchaseOrder as Core),
  actions: { ...purchaseOrder.actions, ...(invalid && { invalid: { ...invalid, asks: ['remark'], needs: ['remark'] } }) },
}
const withAsking = { ...resources, purchaseOrder: asking }
/** What its page draws; all resources are too many for an arg. */
const drawn = ['supplier', 'material', 'organisation', 'user', 'department', 'purchaseRequest']
const shownAsking = {
  ...Object.fromEntries(drawn.flatMap((key) => (resources[key] ? [[key, resources[key]]] : []))),
  purchaseOrder: asking,
}

/** An action asks for what it stores; what the gateway refuses leaves the dialog as it is, with what was typed. */
export const ActionThatAsks: Story = {
  args: {
    core: asking,
    id: 'po-2',
    resources: shownAsking,
    world: () => {
      const gateway = createWorld({ resources: withAsking })
      gateway.fail('po-invalid', { key: 'notNow', values: { field: '状态', value: '草稿', action: '作废' } }, 1)
      return gateway
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '提交审核' })
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '作废' }))
    const dialog = within(await screen.findByRole('dialog', { name: '作废' }))
    const reason = dialog.getByRole('textbox', { name: /备注/ })
    await userEvent.clear(reason)
    await userEvent.click(dialog.getByRole('button', { name: '作废' }))
    await expect(await dialog.findByText('不能为空')).toBeVisible()
    await userEvent.type(reason, '供应商停产')
    await userEvent.click(dialog.getByRole('button', { name: '作废' }))
    await expect(await dialog.findByText('“状态”为“草稿”时不能作废')).toBeVisible()
    await expect(reason).toHaveValue('供应商停产')
    await userEvent.click(dialog.getByRole('button', { name: '作废' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText('已作废')[0]).toBeVisible())
    await expect(canvas.getAllByText('供应商停产')[0]).toBeVisible()
  },
}

const visited = fn()

/** Reading counts where the resource says so: once per opening, whatever is done on the page. The way back is the app's here, so the page has none. */
export const Visited: Story = {
  args: {
    core: wikiArticle as Core,
    id: 'wiki-1',
    showsWayBack: true,
    world: () => {
      visited.mockClear()
      const gateway = createWorld()
      return Object.assign((url: string, init: RequestInit) => {
        if (url.includes(wikiCalls.visit)) visited(init.body)
        return gateway(url, init)
      }, gateway)
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(visited.mock.calls).toEqual([[JSON.stringify({ id: 'wiki-1' })]]))
    await expect(canvas.queryByRole('button', { name: '返回' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤回' }))
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }))
    await canvas.findByRole('button', { name: '撤回' })
    await expect(visited).toHaveBeenCalledOnce()
  },
}

/** Removing asks with the record's name and leads back to the list. */
export const Remove: Story = {
  args: { core: purchaseOrder as Core, id: 'po-5' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除“PO-2026-00005”？' }))
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await waitFor(() => expect(args.onGo).toHaveBeenLastCalledWith('/scm/purchase-order'))
  },
}

export const NotFound: Story = {
  tags: ['visual'],
  args: { id: 'nobody' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('找不到此客户')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('/crm/customer')
  },
}

export const NoPermission: Story = {
  args: { permissions: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有权限查看此客户')).toBeVisible()
  },
}

export const Slow: Story = { tags: ['visual'], args: { world: () => createWorld({ latency: 60_000 }) } }
