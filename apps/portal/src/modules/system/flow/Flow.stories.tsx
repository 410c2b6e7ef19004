import {
  type FlowDefinition,
  type FlowInstance,
  type FlowInstanceDetail,
  flowCalls,
  type MigrationPlan,
} from '@bip/contract/workflow'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, Refused, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { InstanceList } from './follow/InstanceList.tsx'
import { InstancePage } from './follow/InstancePage.tsx'
import { DefinitionList } from './manager/DefinitionList.tsx'

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

type StoryProps = { at?: string; route?: string; page: ReactNode }

const meta = {
  title: 'Portal/ProcessMonitoring',
  component: ({ at, route, page }: StoryProps) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      <AdminStage at={at} route={route}>
        <Hosted>{page}</Hosted>
      </AdminStage>
    </div>
  ),
} satisfies Meta<StoryProps>

export default meta
type Story = StoryObj<typeof meta>

const codes = ['flow_view', 'flow_edit']
const told = fn()

async function choose(button: HTMLElement, option: string | RegExp): Promise<void> {
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const definition: FlowDefinition = {
  id: 'Goods-2',
  deploymentId: 'Goods-2',
  key: 'Goods',
  name: '货物发运',
  version: 2,
  category: 'office',
  categoryName: '办公',
  isCurrent: true,
  isSuspended: false,
  deployTime: '2026-11-02T01:00:00Z',
  deployUser: '沈知行',
  running: 0,
  isBound: true,
}

const instance: FlowInstance = {
  processInstanceId: 'i1',
  processDefinitionId: 'Goods-2',
  processDefinitionKey: 'Goods',
  processDefinitionName: '货物发运',
  version: 2,
  title: '发往海防的备件',
  serialNumber: 'FY-0017',
  businessId: 'b1',
  startUsername: '王芳',
  startTime: '2026-11-20T02:00:00Z',
  endTime: null,
  processIsFinished: '',
  isSuspended: false,
  hasIncident: true,
}

/** A process is held after a question, and goes away with a reason. */
export const Instances: Story = {
  args: { page: <InstanceList /> },
  beforeEach: serving(codes, () => {
    told.mockClear()
    let rows = [instance]
    return {
      [`GET ${flowCalls.followList}`]: () => paged(rows),
      [`GET ${flowCalls.managerList}`]: () => paged([definition]),
      [`POST ${flowCalls.suspend}`]: ({ body }) => {
        told(body)
        rows = rows.map((row) => ({ ...row, hasIncident: false, isSuspended: true }))
      },
      [`POST ${flowCalls.deleteInstance}`]: ({ body }) => {
        told(body)
        rows = []
      },
    }
  }),
  play: async () => {
    const press = async (name: string): Promise<void> => {
      await userEvent.hover(await screen.findByText('发往海防的备件'))
      const button = await screen.findByRole('button', { name })
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await screen.findByRole('row', { name: /发往海防的备件.*异常.*货物发运 · 版本 2/ })
    await press('挂起')
    const asked = within(await screen.findByRole('alertdialog', { name: '挂起“发往海防的备件”？' }))
    await userEvent.click(asked.getByRole('button', { name: '挂起' }))
    await screen.findByRole('row', { name: /已挂起/ })
    await press('删除')
    const removal = within(await screen.findByRole('alertdialog', { name: '删除“发往海防的备件”？' }))
    await userEvent.type(removal.getByRole('textbox', { name: /原因/ }), '重复发起')
    await userEvent.click(removal.getByRole('button', { name: '删除' }))
    await screen.findByText('暂无流程实例')
    await expect(told).toHaveBeenLastCalledWith({ processInstanceId: 'i1', deleteReason: '重复发起' })
  },
}

/** A running process goes to another version once somebody has said which step stands for the one that is gone. */
export const Migrate: Story = {
  args: { page: <InstanceList /> },
  beforeEach: serving(codes, () => {
    told.mockClear()
    const gone = { node: 'head', nodeName: '主管审批', why: 'missing', targets: [{ node: 'check', name: '复核' }] }
    const move = { from: 'head', to: 'check', fromName: '主管审批', toName: '复核', how: 'keep' as const }
    return {
      [`GET ${flowCalls.followList}`]: () => paged([instance]),
      [`GET ${flowCalls.managerList}`]: () => paged([definition]),
      [`POST ${flowCalls.migrationPlan}`]: ({ body }) => {
        const { mapping } = body as { mapping: Record<string, string> }
        return [
          { processInstanceId: 'i1', moves: mapping.head ? [move] : [], problems: mapping.head ? [] : [gone] },
        ] satisfies MigrationPlan[]
      },
      [`POST ${flowCalls.migrate}`]: ({ body }) => told(body),
    }
  }),
  play: async () => {
    const row = await screen.findByRole('row', { name: /发往海防的备件/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: '迁移版本' }))
    const dialog = within(await screen.findByRole('dialog'))
    await choose(dialog.getByRole('combobox', { name: /目标版本/ }), /版本 2/)
    await userEvent.click(dialog.getByRole('button', { name: '预览' }))
    await dialog.findByText(/“主管审批”：/)
    await expect(dialog.getByRole('button', { name: '迁移 1 个流程' })).toBeDisabled()
    await choose(await dialog.findByRole('combobox', { name: /代替“主管审批”/ }), '复核')
    await dialog.findByText('主管审批 → 复核')
    await userEvent.click(dialog.getByRole('button', { name: '迁移 1 个流程' }))
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith({
        ...{ processInstanceIds: ['i1'], processDefinitionId: 'Goods-2' },
        mapping: { head: 'check' },
      }),
    )
  },
}

const shape = (id: string, x: number): string =>
  `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}"><dc:Bounds x="${x}" y="100" width="120" height="80"/></bpmndi:BPMNShape>`
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="urn:stories">
<bpmn:process id="Goods" isExecutable="true"><bpmn:scriptTask id="sum" name="核算运费"/><bpmn:userTask id="head" name="主管审批"/></bpmn:process>
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="Goods">${shape('sum', 100)}${shape('head', 320)}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`

const stopped: FlowInstanceDetail = {
  processInstanceId: 'i1',
  title: instance.title,
  status: 'running',
  xml,
  tokens: [{ id: '3', node: 'sum', name: '核算运费' }],
  waits: [
    {
      id: '7',
      kind: 'incident',
      node: 'sum',
      nodeName: '核算运费',
      message: '变量 weight 不是数字',
      token: '3',
      dueTime: null,
      taskId: '',
      assigneeName: '',
    },
  ],
  variables: [{ name: 'weight', value: '"很重"' }],
  nodes: [
    { id: 'sum', type: 'scriptTask', name: '核算运费' },
    { id: 'head', type: 'userTask', name: '主管审批' },
  ],
}
const goesOn: FlowInstanceDetail = {
  ...stopped,
  tokens: [{ id: '3', node: 'head', name: '主管审批' }],
  waits: [
    {
      ...{ id: '8', kind: 'task', node: 'head', nodeName: '主管审批', message: '', token: '3' },
      ...{ dueTime: '2026-11-30T02:00:00Z', taskId: 't1', assigneeName: '李伟' },
    },
  ],
  variables: [{ name: 'weight', value: '120' }],
}

/** A step that failed is repaired by the value it lacked, goes on, and its token is moved with a comment. */
export const Repair: Story = {
  tags: ['visual'],
  args: { page: <InstancePage />, at: '/flow/follow/i1', route: '/flow/follow/:id' },
  beforeEach: serving(codes, () => {
    told.mockClear()
    let state = stopped
    return {
      [`GET ${flowCalls.instance}`]: () => state,
      [`POST ${flowCalls.retry}`]: ({ body }) => {
        told(body)
        state = goesOn
      },
      [`POST ${flowCalls.move}`]: ({ body }) => {
        told(body)
        throw new Refused(400, '不能移到子流程之外')
      },
    }
  }),
  play: async () => {
    await screen.findByText('变量 weight 不是数字')
    await expect(screen.getByText('异常', { exact: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '修复并继续' }))
    const repair = within(await screen.findByRole('dialog', { name: '修复“核算运费”' }))
    const weight = await repair.findByRole('textbox', { name: 'weight' })
    await userEvent.clear(weight)
    await userEvent.type(weight, '120')
    await userEvent.click(repair.getByRole('button', { name: '修复并继续' }))
    await screen.findByRole('row', { name: /主管审批.*任务.*李伟/ })
    await expect(told).toHaveBeenLastCalledWith({ processInstanceId: 'i1', wait: '7', values: { weight: 120 } })
    await waitFor(() => expect(screen.queryByText('变量 weight 不是数字')).toBeNull())
    await expect(screen.getByText('进行中', { exact: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '移动节点' }))
    const move = within(await screen.findByRole('dialog', { name: '移动流程到其他节点' }))
    await userEvent.click(await move.findByRole('combobox', { name: /移到/ }))
    await userEvent.click(await screen.findByRole('option', { name: /核算运费/ }))
    await userEvent.type(move.getByRole('textbox', { name: /说明/ }), '重新核算')
    await userEvent.click(move.getByRole('button', { name: '移动节点' }))
    await move.findByText('不能移到子流程之外')
    await expect(told).toHaveBeenLastCalledWith({
      ...{ processInstanceId: 'i1', tokens: ['3'], node: 'sum', comment: '重新核算' },
    })
  },
}

/** On a phone as well a task that nobody has claimed is dispatched, by that name, to somebody who has to be chosen. */
export const Dispatch: Story = {
  args: { page: <InstancePage />, at: '/flow/follow/i1', route: '/flow/follow/:id' },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: serving(codes, () => {
    told.mockClear()
    const unclaimed = { ...goesOn, waits: goesOn.waits.map((wait) => ({ ...wait, assigneeName: '' })) }
    return {
      [`GET ${flowCalls.instance}`]: () => unclaimed,
      [`POST ${flowCalls.assign}`]: ({ body }) => told(body),
    }
  }),
  play: async () => {
    await screen.findByRole('row', { name: /主管审批.*无人处理/ })
    await userEvent.click(screen.getByRole('button', { name: '分发' }))
    const dialog = within(await screen.findByRole('dialog', { name: '分发“主管审批”' }))
    await userEvent.click(dialog.getByRole('button', { name: '分发' }))
    await dialog.findAllByText(/处理人/)
    await expect(told).not.toHaveBeenCalled()
  },
}

/** Times by step and approver stand beside the versions; a refused diagram names its file and place and stays chosen. */
export const Versions: Story = {
  args: { page: <DefinitionList /> },
  beforeEach: serving(codes, () => ({
    [`GET ${flowCalls.managerList}`]: () => paged([definition]),
    [`GET ${flowCalls.figures}`]: () => ({
      nodes: [{ id: 'head', name: '主管审批', count: 12, hours: 5.5, open: 2 }],
      people: [{ name: '李伟', count: 12, hours: 5.5 }],
    }),
    [`POST ${flowCalls.deployUpload}`]: () => {
      throw new Refused(400, 'goods.bpmn 无法部署：元素 sum 不受支持')
    },
  })),
  play: async () => {
    await userEvent.click(await screen.findByText('货物发运'))
    const figures = within(await screen.findByRole('dialog', { name: '“货物发运”的统计' }))
    await expect(await figures.findByText('12 次 · 待办 2')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: '上传流程图' }))
    const upload = await screen.findByRole('dialog', { name: '上传流程图' })
    const input = upload.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no field for files')
    await userEvent.upload(input, new File(['<x/>'], 'goods.bpmn', { type: 'text/xml' }))
    await userEvent.click(within(upload).getByRole('button', { name: '部署' }))
    await within(upload).findByText('goods.bpmn 无法部署：元素 sum 不受支持')
    await expect(within(upload).getByText('goods.bpmn')).toBeVisible()
  },
}
