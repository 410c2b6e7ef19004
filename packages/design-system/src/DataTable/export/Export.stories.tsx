import type { Meta, StoryObj } from '@storybook/react-vite'
import { Workbook } from 'exceljs'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../Button/Button.tsx'
import { Progress } from '../../Progress/Progress.tsx'
import { DataTable } from '../DataTable.tsx'
import { makeBill, partColumns } from '../fixtures/bill.ts'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'
import { fromTsv } from '../model/clipboard.ts'
import type { DataTableHandle, DataTableProps } from '../props/DataTableProps.ts'
import type { ExportOptions } from '../props/ExportOptions.ts'

const orders = makeOrders(100_000)
const some = orders.slice(0, 200)
const saved = fn()
const printed = fn()

const columns = orderColumns.map((column): (typeof orderColumns)[number] =>
  column.key === 'quantity' || column.key === 'amount' ? { ...column, summary: 'sum' } : column,
)

type ExportedProps = Omit<DataTableProps<Order>, 'handle' | 'columns' | 'label' | 'rowKey'> & {
  choices: readonly (ExportOptions<Order> & { title: string })[]
}

const OrderTable = DataTable<Order>

/** What a list page has above its table: the file, how far it is, and a way to call it off. */
const Exported = ({ choices, ...props }: ExportedProps) => {
  const table = useRef<DataTableHandle<Order>>(null)
  const [running, setRunning] = useState<{ controller: AbortController; share: number | null } | null>(null)
  const run = async (options: ExportOptions<Order>): Promise<void> => {
    const controller = new AbortController()
    setRunning({ controller, share: 0 })
    try {
      saved(
        await table.current?.export({
          ...options,
          signal: controller.signal,
          onProgress: (done, total) => setRunning({ controller, share: total && (done / total) * 100 }),
        }),
      )
    } catch (error) {
      saved(error)
    } finally {
      setRunning(null)
    }
  }
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: 12, inlineSize: '100%', minInlineSize: 0 }}>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap' }}>
        {choices.map(({ title, ...options }) => (
          <Button key={title} isDisabled={running !== null} onPress={() => run(options)}>
            {title}
          </Button>
        ))}
        <Button
          onPress={() => table.current?.print({ delay: 20, header: '生产工单', send: (copy) => printed(copy.cloneNode(true)) })}
        >
          打印
        </Button>
        {running && (
          <>
            <div style={{ inlineSize: 180 }}>
              <Progress label="正在导出" labelHidden value={running.share} size="small" />
            </div>
            <Button variant="quiet" onPress={() => running.controller.abort(new DOMException('已取消', 'AbortError'))}>
              取消
            </Button>
          </>
        )}
      </div>
      <div style={{ display: 'flex', minBlockSize: 0, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <OrderTable
          label="生产工单"
          columns={columns}
          rowKey={({ id }) => id}
          renderers={orderRenderers}
          hasTotals
          handle={table}
          {...props}
        />
      </div>
    </div>
  )
}

const meta = {
  title: 'Data/DataTable/Export',
  component: Exported,
  args: { rows: some, choices: [{ title: '导出 Excel' }, { title: '导出 CSV', format: 'csv' }] },
  beforeEach: () => {
    saved.mockClear()
    printed.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Exported>

export default meta
type Story = StoryObj<typeof meta>

/** The file that the browser was given under a name, once it was. */
const file = async (): Promise<File> => {
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 15_000 })
  const [result] = saved.mock.calls[0] ?? []
  if (!(result instanceof File)) throw result
  return result
}

const opened = async (blob: Blob) => {
  const book = new Workbook()
  await book.xlsx.load(await blob.arrayBuffer())
  const [sheet] = book.worksheets
  if (!sheet) throw new Error('The workbook has no sheet.')
  return sheet
}

/** Catches what is handed to the browser as a download. */
const downloads = (): { names: string[]; stop: () => void } => {
  const { click } = HTMLAnchorElement.prototype
  const names: string[] = []
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement): void {
    if (this.download) names.push(this.download)
    click.call(this)
  }
  return {
    names,
    stop: () => {
      HTMLAnchorElement.prototype.click = click
    },
  }
}

/** The table goes to Excel as it stands: its columns in their order, figures and days as such, exact totals. */
export const ToExcel: Story = {
  args: { defaultSort: [{ key: 'quantity', direction: 'desc' }], defaultLayout: { shown: { note: false } } },
  play: async ({ canvasElement }) => {
    const caught = downloads()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出 Excel' }))
    const sheet = await opened(await file())
    caught.stop()
    await expect(caught.names[0]).toMatch(/^生产工单 \d{4}-\d{2}-\d{2}\.xlsx$/)
    const sorted = [...some].sort((a, b) => b.quantity - a.quantity)
    await expect(sheet.rowCount).toBe(202)
    await expect(sheet.getRow(1).cellCount).toBe(10)
    const first = sheet.getRow(2)
    await expect(first.getCell(4).value).toBe(sorted[0]?.quantity)
    await expect(first.getCell(6).value).toBe(Number(sorted[0]?.amount))
    await expect(first.getCell(6).numFmt).toBe('#,##0.00')
    await expect(first.getCell(7).value).toEqual(new Date(`${sorted[0]?.due}T00:00:00Z`))
    await expect(['计划', '已下达', '生产中', '受阻', '已完成']).toContain(first.getCell(3).value)
    await expect(sheet.getCell('A202').value).toBe('合计')
    await expect(sheet.getCell('D202').value).toBe(some.reduce((sum, { quantity }) => sum + quantity, 0))
  },
}

/** The csv is what spreadsheets in China open without asking. */
export const ToCsv: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出 CSV' }))
    const csv = await file()
    const bytes = new Uint8Array(await csv.slice(0, 3).arrayBuffer())
    await expect([...bytes]).toEqual([0xef, 0xbb, 0xbf])
    const lines = (await csv.text()).trimEnd().split('\r\n')
    await expect(lines).toHaveLength(202)
    await expect(lines[0]).toBe('工单号,产品,状态,数量,完成,金额,交期,负责人,产线,客户,备注')
    const [first] = some
    await expect(lines[1]).toContain(`MO-2026-000001,${first?.product},`)
    await expect(lines[1]).toContain(`,${first?.quantity},${first?.finished},${first?.amount},${first?.due},`)
  },
}

/** Groups keep their figures and their outline. */
export const Groups: Story = {
  args: {
    groupBy: ['status'],
    defaultExpansion: { mode: 'some', keys: new Set() },
    choices: [{ title: '导出全部', what: 'all' }, { title: '导出所见' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '导出所见' }))
    const shown = await opened(await file())
    await expect(shown.rowCount).toBe(7)
    saved.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '导出全部' }))
    const all = await opened(await file())
    await expect(all.rowCount).toBe(207)
    await expect(all.getCell('A2').value).toMatch(/^状态：/)
    await expect([all.getRow(2).outlineLevel, all.getRow(3).outlineLevel]).toEqual([0, 1])
    await expect(all.getCell('D2').value).toBe(shown.getCell('D2').value)
  },
}

/** Only what was chosen, also where a filter hides it. */
export const Chosen: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelection: { mode: 'some', keys: new Set(['o3', 'o7']) },
    defaultFilters: { number: { kind: 'text', contains: '000003' } },
    choices: [{ title: '导出选中', what: 'selected', format: 'csv', fileName: '选中的工单' }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出选中' }))
    const csv = await file()
    await expect(csv.name).toBe('选中的工单.csv')
    const lines = (await csv.text()).trimEnd().split('\r\n')
    await expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual(['MO-2026-000003', 'MO-2026-000007', '合计'])
  },
}

/** A hundred thousand rows leave while the page goes on, and can be called off. */
export const Many: Story = {
  args: { choices: [{ title: '导出 Excel' }] },
  render: (args) => <Exported {...args} rows={orders} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }))
    await waitFor(() => expect(Number(canvas.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(1), {
      timeout: 10_000,
    })
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 16)
    await waitFor(() => expect(turns).toBeGreaterThan(5))
    clearInterval(counting)
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' })
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
  },
}

/** A server's rows are fetched page by page as the reader sees them: in that order, with those filters. */
export const FromServer: Story = {
  args: {
    rows: undefined,
    load: async ({ from, to }) => ({ rows: orders.slice(from, Math.min(to, 2500)), total: 2500 }),
    choices: [{ title: '导出 CSV', format: 'csv' }],
    hasTotals: false,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('MO-2026-000001')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出 CSV' }))
    const lines = (await (await file()).text()).trimEnd().split('\r\n')
    await expect(lines).toHaveLength(2501)
    await expect(lines.at(-1)).toMatch(/^MO-2026-002500,/)
  },
}

async function* pages() {
  yield orders.slice(0, 300)
  yield orders.slice(300, 450)
}

/** A list that shows one page of many is handed all rows by its caller; those chosen on other pages are among them. */
export const ByPages: Story = {
  args: {
    rows: orders.slice(0, 20),
    isServed: true,
    selectionMode: 'multiple',
    defaultSelection: { mode: 'some', keys: new Set(['o2', 'o444']) },
    choices: [{ title: '导出选中', what: 'selected', format: 'csv', rowsOf: pages }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出选中' }))
    const lines = (await (await file()).text()).trimEnd().split('\r\n')
    await expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual(['MO-2026-000002', 'MO-2026-000444', '合计'])
  },
}

/** On paper stands a plain table with its headers on every page. */
export const Printing: Story = {
  args: { defaultSort: [{ key: 'number', direction: 'desc' }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打印' }))
    await waitFor(() => expect(printed).toHaveBeenCalledOnce(), { timeout: 10_000 })
    const copy = printed.mock.calls[0]?.[0] as HTMLElement // What the print window would have got.
    const table = copy.querySelector('table')
    await expect(table?.tHead?.rows[0]?.cells).toHaveLength(11)
    await expect(table?.tBodies[0]?.rows).toHaveLength(201)
    await expect(table?.tBodies[0]?.rows[0]?.cells[0]).toHaveTextContent('MO-2026-000200')
    await expect(copy.querySelector('button')).toBeNull()
  },
}

const bill = makeBill(300)

/** A block that is copied goes to a spreadsheet as its rows and columns, and to a letter as a plain table. */
export const CopyingATable: StoryObj = {
  render: () => (
    <DataTable
      label="物料清单"
      columns={partColumns}
      rows={bill}
      rowKey={({ code }) => code}
      tree={{ childrenOf: ({ parts }) => parts }}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    await userEvent.click(within(grid).getByText('01'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect(fromTsv(data.getData('text/plain')).map((row) => row[0])).toEqual(['01', '02'])
    const table = new DOMParser().parseFromString(data.getData('text/html'), 'text/html').querySelector('table')
    await expect(table?.rows).toHaveLength(2)
    await expect(table?.rows[0]?.cells[0]?.textContent).toBe('01')
    await expect(table?.querySelector('img, style, [style]')).toBeNull()
  },
}
