import { headOfRows, type ListQuestion, plus, progressFileOf } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { manyCustomers } from '../testing/manyRecords.ts'
import { createWorld, World } from '../testing/World.tsx'
import { type ListStory, listStories } from './ResourceList.fixture.tsx'
import { ResourceList } from './ResourceList.tsx'

const meta = { title: 'Records/List/Transfer', ...listStories } satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** A file with a wrong row: the check says where, and skipping it imports the rest. */
export const Import: Story = {
  args: { world: () => createWorld({ records: { customer: [] } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [inHead] = await canvas.findAllByRole('button', { name: '导入' })
    await userEvent.click(inHead ?? canvasElement)
    const dialog = within(await screen.findByRole('dialog', { name: '导入客户' }))
    const file = new File(
      ['客户名称,状态,网站\n苏州新客户有限公司,合作中,https://example.com\n无锡网址错误公司,合作中,不是网址\n'],
      '客户.csv',
      {
        type: 'text/csv',
      },
    )
    await userEvent.upload(dialog.getByLabelText(/导入文件/), file)
    await userEvent.click(dialog.getByRole('button', { name: '检查文件' }))
    const seen = await dialog.findByText(/共 2 行：新建 1，更新 0，无变化 0，错误 1/)
    await waitFor(() => expect(seen).toBeVisible())
    await expect(dialog.getByRole('button', { name: '导入 0 行' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: '跳过错误行，导入其余' }))
    await userEvent.click(dialog.getByRole('button', { name: '导入 1 行' }))
    await expect(await canvas.findByText('苏州新客户有限公司')).toBeVisible()
  },
}

/** A file that was made for something else: columns are told apart, a word and a cell are mended in place, and the next file knows its columns. */
export const ImportRepaired: Story = {
  args: { world: () => createWorld({ records: { customer: [] } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = async () => {
      const [inHead] = await canvas.findAllByRole('button', { name: '导入' })
      await userEvent.click(inHead ?? canvasElement)
      return within(await screen.findByRole('dialog', { name: '导入客户' }))
    }
    const lines = ['公司,合作情况,网站', '苏州对应有限公司,在做,https://example.com', '无锡对应有限公司,在做,不是网址']
    const file = new File([`${lines.join('\n')}\n`], '公司.csv', { type: 'text/csv' })
    const dialog = await open()
    await userEvent.upload(dialog.getByLabelText(/导入文件/), file)
    await dialog.findByText(/缺少必填列：客户名称/)
    for (const [heading, field] of [
      ['公司', '客户名称'],
      ['合作情况', '状态'],
    ]) {
      await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^${heading}`) }))
      await userEvent.keyboard(String(field))
      await userEvent.click(await screen.findByRole('option', { name: String(field) }))
    }
    await userEvent.click(dialog.getByRole('button', { name: '检查文件' }))
    await dialog.findByText(/共 2 行：新建 0，更新 0，无变化 0，错误 2/)
    const address = dialog.getByRole('textbox', { name: '第 2 行 网站' })
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.org')
    for (const state of dialog.getAllByRole('textbox', { name: /状态$/ })) {
      await userEvent.clear(state)
      await userEvent.type(state, '合作中')
    }
    await userEvent.click(dialog.getByRole('button', { name: '按修改重新检查' }))
    await dialog.findByText(/共 2 行：新建 2，更新 0，无变化 0，错误 0/)
    await userEvent.click(dialog.getByRole('button', { name: '导入 2 行' }))
    await expect(await canvas.findByText('无锡对应有限公司')).toBeVisible()
    const again = await open()
    await userEvent.upload(again.getByLabelText(/导入文件/), file)
    await waitFor(() => expect(again.getByRole('combobox', { name: /^公司/ })).toHaveValue('客户名称'))
    await userEvent.click(again.getByRole('button', { name: '取消' }))
  },
}

let answerImport = (): void => undefined

/** No customers yet, and an import that is answered when the story says so. */
const withLateImport = () => {
  const gateway = createWorld({ records: { customer: [] } })
  const isAnswered = new Promise<void>((resolve) => {
    answerImport = resolve
  })
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const isImport = url.includes(plus.import) && init.body instanceof FormData && init.body.get('dryRun') === 'false'
    if (isImport) await isAnswered
    init.signal?.throwIfAborted()
    return gateway(url, init)
  }
  return Object.assign(answer, gateway)
}

/** The list as a page that another one is put before. */
const PutBehind = ({ core, world, onGo }: ComponentProps<typeof ListStory>) => {
  const [gateway] = useState(world)
  const [question, setQuestion] = useState<ListQuestion>({})
  const [isShown, setShown] = useState(true)
  return (
    <World gateway={gateway} onGo={onGo}>
      <button type="button" onClick={() => setShown(!isShown)}>
        切换页面
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ResourceList core={core} question={question} onQuestionChange={setQuestion} />
      </Activity>
    </World>
  )
}

/** An import goes on behind another page, and no slip of a key ends it. */
export const ImportBehind: Story = {
  args: { world: withLateImport },
  render: (args) => <PutBehind {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [inHead] = await canvas.findAllByRole('button', { name: '导入' })
    await userEvent.click(inHead ?? canvasElement)
    const dialog = within(await screen.findByRole('dialog', { name: '导入客户' }))
    const file = new File(['客户名称,状态\n苏州新客户有限公司,合作中\n'], '客户.csv', { type: 'text/csv' })
    await userEvent.upload(dialog.getByLabelText(/导入文件/), file)
    await userEvent.click(dialog.getByRole('button', { name: '检查文件' }))
    await userEvent.click(await dialog.findByRole('button', { name: '导入 1 行' }))
    await expect(dialog.queryByRole('button', { name: '关闭' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('progressbar')).toBeVisible()

    const another = canvas.getByText('切换页面')
    await fireEvent.click(another)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answerImport()
    await screen.findByText(/导入成功：新建 1/)
    await fireEvent.click(another)
    await expect(await canvas.findByText('苏州新客户有限公司')).toBeVisible()
  },
}

/** Hears of files that are handed over, in place of the browser's downloads. */
const downloads = () => {
  const files: { name: string; url: string }[] = []
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href })
  })
  return { files, end: () => click.mockRestore() }
}

const openExport = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: '导出' }))
  return within(await screen.findByRole('dialog', { name: '导出 Excel' }, { timeout: 10_000 }))
}

/** All that match, in the columns shown and their order; the file is named after the list and the day in the plant's zone. */
export const Export: Story = {
  args: { world: () => createWorld({ records: { customer: manyCustomers(128) } }), start: { search: '苏州' } },
  play: async ({ canvasElement }) => {
    const { files, end } = downloads()
    try {
      const dialog = await openExport(canvasElement)
      await expect(dialog.getByRole('radio', { name: /符合条件的全部行\s*11 行/ })).toBeChecked()
      await expect(dialog.getByRole('radio', { name: /已选的行\s*未选择任何行/ })).toBeDisabled()
      await waitFor(() => expect(dialog.getByText('显示的 11 列，按当前顺序')).toBeVisible())
      await userEvent.click(dialog.getByRole('button', { name: '导出' }))
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(files[0]?.name).toMatch(/^客户\d{4}-\d{2}-\d{2}\.xlsx$/)
      const [head = '', ...rows] = (await (await fetch(files[0]?.url ?? '')).text()).split('\r\n')
      await expect(head.replace('\uFEFF', '')).toBe(
        '客户编码,客户名称,状态,等级,行业,负责人,最近联系,下次联系,电话,信用额度,创建时间',
      )
      await expect(rows).toHaveLength(11)
      const told = await screen.findByText('已导出 11 行')
      await waitFor(() => expect(told).toBeVisible())
    } finally {
      end()
    }
  },
}

/** This page and chosen rows leave by themselves, each with its count; chosen ones are offered first. */
export const ExportChosen: Story = {
  args: { world: () => createWorld({ records: { customer: manyCustomers(128) } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00128' })
    for (const box of canvas.getAllByRole('checkbox').slice(1, 4)) await userEvent.click(box)
    const { files, end } = downloads()
    try {
      const dialog = await openExport(canvasElement)
      await expect(dialog.getByRole('radio', { name: /已选的行\s*3 行/ })).toBeChecked()
      await expect(dialog.getByRole('radio', { name: /本页\s*20 行/ })).toBeEnabled()
      await userEvent.click(dialog.getByRole('button', { name: '导出' }))
      await waitFor(() => expect(files).toHaveLength(1))
      const told = await screen.findByText('已导出 3 行')
      await waitFor(() => expect(told).toBeVisible())
    } finally {
      end()
    }
  },
}

const stopped = fn()

/** Customers whose export tells of its first thousand rows and then takes its time. */
const withLongExport = () => {
  stopped.mockClear()
  const gateway = createWorld({ records: { customer: manyCustomers(3012) } })
  const told = (signal: AbortSignal | null | undefined): Response => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(headOfRows({ done: 0, total: 3012 }))
        stream.enqueue(headOfRows({ done: 1000, total: 3012 }))
        signal?.addEventListener('abort', () => {
          stopped()
          stream.error(signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'Content-Type': progressFileOf('text/csv') } })
  }
  const answer = async (url: string, init: RequestInit): Promise<Response> =>
    url.includes(plus.export) ? told(init.signal) : gateway(url, init)
  return Object.assign(answer, gateway)
}

/** A long export says how many rows are written, and ends when it is stopped: no file, no complaint, and it can begin again. */
export const ExportStopped: Story = {
  args: { world: withLongExport },
  play: async ({ canvasElement }) => {
    const { files, end } = downloads()
    try {
      const dialog = await openExport(canvasElement)
      await userEvent.click(dialog.getByRole('button', { name: '导出' }))
      const written = await dialog.findByText('已写入 1,000 / 3,012 行')
      await waitFor(() => expect(written).toBeVisible())
      await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
      await userEvent.click(dialog.getByRole('button', { name: '停止' }))
      await waitFor(() => expect(stopped).toHaveBeenCalledOnce())
      await waitFor(() => expect(dialog.getByRole('button', { name: '导出' })).toBeEnabled())
      await expect(dialog.queryByRole('progressbar')).toBeNull()
      await expect(dialog.queryByText(/导出失败/)).toBeNull()
      await expect(files).toHaveLength(0)
    } finally {
      end()
    }
  },
}
