import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { scene } from '../../testing/pictures.ts'
import { DataTable } from '../DataTable.tsx'
import type { DataColumn } from '../model/types.ts'
import { imageCell, linkCell, progressCell, sparklineCell, statusCell } from './cellRenderers.tsx'

type Machine = {
  code: string
  name: string
  photo: string
  state: string
  loads: readonly number[]
  share: number
}

const names = ['龙门加工中心', '数控车床', '卧式镗床', '激光切割机', '折弯机', '焊接机器人', '喷涂线', '三坐标测量机']
const states = ['running', 'idle', 'down', 'setup']

const machines: Machine[] = Array.from({ length: 200 }, (_, at) => {
  const name = names[at % names.length] ?? ''
  return {
    code: `EQ-${String(at + 1).padStart(4, '0')}`,
    name,
    photo: scene({ name, hue: (at * 47) % 360 }),
    state: states[(at * 3) % states.length] ?? '',
    loads: Array.from({ length: 12 }, (__, month) => 40 + ((at * 17 + month * month * 7) % 55)),
    share: (at * 13) % 101,
  }
})

const pressed = fn()

const columns: readonly DataColumn<Machine>[] = [
  {
    key: 'code',
    header: '设备编号',
    width: 120,
    pin: 'start',
    cell: linkCell({ href: ({ code }) => `#${code}`, onPress: pressed }),
  },
  { key: 'photo', header: '照片', width: 90, cell: imageCell({ alt: ({ name }) => name }), isSortable: false },
  { key: 'name', header: '名称', width: 160 },
  {
    key: 'state',
    header: '状态',
    width: 120,
    cell: statusCell({
      running: { tone: 'success', text: '运行' },
      idle: { tone: 'neutral', text: '待机' },
      down: { tone: 'danger', text: '故障' },
      setup: { tone: 'pending', text: '调试' },
    }),
  },
  {
    key: 'load',
    header: '负荷（近 12 月）',
    width: 190,
    type: 'number',
    value: ({ loads }) => loads.at(-1),
    cell: sparklineCell({ values: ({ loads }) => loads, write: (value) => `${value}%` }),
  },
  { key: 'share', header: '保养进度', width: 180, type: 'number', align: 'left', cell: progressCell() },
]

const MachineTable = DataTable<Machine>

const meta = {
  title: 'Data/DataTable/Cells',
  component: MachineTable,
  args: { label: '设备台账', columns, rows: machines, rowKey: ({ code }) => code },
  beforeEach: () => {
    pressed.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 420, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MachineTable>

export default meta
type Story = StoryObj<typeof meta>

/** Links, pictures, states, lines and bars are ready to be taken as a column's cell; each has its words for copying and searching. */
export const Ready: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await userEvent.click(within(grid).getByRole('link', { name: 'EQ-0002' }))
    await expect(pressed).toHaveBeenLastCalledWith(machines[1])
    await expect(within(grid).getAllByRole('img', { name: '数控车床' })[0]).toBeVisible()
    await expect(within(grid).getAllByText('故障')[0]).toBeVisible()
    const [first] = machines
    const words = `${first?.loads[0]}% → ${first?.loads.at(-1)}%`
    await expect(within(grid).getAllByRole('img', { name: words })[0]).toBeVisible()
    await expect(within(grid).getByText('13%')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
