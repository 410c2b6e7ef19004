import { dayNumber, dayText } from '@bip/contract/calendar'
import { type CalendarEntryRow, type StaffCalendar, staffCalendarCalls, type WeekCopy } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { StaffCalendarView } from './staff/StaffCalendarView.tsx'

const stored = fn()
const copied = fn()

const calendarFrom = (from: string): StaffCalendar => {
  const day = (after: number): string => dayText(dayNumber(from) + after)
  const entry = (id: string, person: number, isUnfit: boolean): CalendarEntryRow => [id, person, 0, 'day', 0, '8.0', 0, isUnfit]
  return {
    from,
    people: [
      {
        id: 'u1',
        name: '李工',
        deptId: 'd10',
        deptName: '装配部',
        skills: [{ skill: 'assembler', certificate: null, until: null }],
      },
      {
        id: 'u2',
        name: '王电',
        deptId: 'd10',
        deptName: '装配部',
        skills: [{ skill: 'electrician', certificate: null, until: null }],
      },
    ],
    orders: ['JH-2026-00007'],
    places: ['电装工位 1'],
    entries: [entry('e1', 0, true), entry('e2', 1, false)],
    leaves: [],
    stations: [{ id: 's1', name: '电装工位 1', skills: ['electrician'], qualification: null }],
    freeDays: [day(5), day(6)],
  }
}

const Parts = () => (
  <RecordsProvider host={useRecordsHost()}>
    <div style={{ display: 'flex', blockSize: 560 }}>
      <StaffCalendarView />
    </div>
  </RecordsProvider>
)
const Page = () => (
  <AdminStage>
    <Parts />
  </AdminStage>
)

const meta = {
  title: 'Portal/StaffCalendar',
  component: Page,
  beforeEach: () => {
    stored.mockReset()
    copied.mockReset()
    const codes = ['staffSchedule_view', 'staffSchedule_add', 'planOrder_view', 'planStation_view', 'department_view']
    return serving(codes, () => ({
      [`GET ${staffCalendarCalls.calendar}`]: ({ query }) => calendarFrom(query.get('from') ?? ''),
      [`POST ${staffCalendarCalls.copyWeek}`]: ({ body }) => {
        copied(body as WeekCopy)
        return { count: 2 }
      },
      'POST /blade-bip/mmr-plan-order/select-data': () => [{ id: 'o1', label: 'JH-2026-00007' }],
      'POST /blade-bip/mmr-station-config/select-data': () => [{ id: 's1', label: '电装工位 1' }],
      'POST /blade-bip/mmr-staff-schedule/submit-list': ({ body }) => {
        stored(body)
        return { results: [{ row: 0, id: 'e9', ok: true }] }
      },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const WhoLacksASkill: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('1 处冲突', {}, { timeout: 5000 })
    const entry = canvas.getAllByTitle(/JH-2026-00007/)[0]
    await expect(entry).toHaveAttribute('title', 'JH-2026-00007 · 8.0 h · 电装工位 1 · 不符合工位要求')
    // The second day of the first person is filled by keys, at a station that asks for an electrician.
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: /李工/ }))
    await userEvent.click(dialog.getByRole('combobox', { name: '计划订单' }))
    await userEvent.click(await screen.findByRole('option', { name: /JH-2026-00007/ }))
    await userEvent.click(dialog.getByRole('combobox', { name: '工位' }))
    await userEvent.click(await screen.findByRole('option', { name: /电装工位 1/ }))
    await dialog.findByText('李工 在所选日期没有该工位要求的岗位技能')
    await userEvent.click(dialog.getByRole('button', { name: '排班' }))
    await screen.findByText(/已排 1 天|1 天/)
    expect(stored).toHaveBeenCalledTimes(1)
  },
}

export const AWeekIsCopied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '复制一周' }, { timeout: 5000 }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '复制' }))
    await screen.findByText(/2 条/)
    const [asked] = copied.mock.calls[0] as [WeekCopy]
    expect(asked.userIds).toEqual(['u1', 'u2'])
    expect(dayNumber(asked.to) - dayNumber(asked.from)).toBe(7)
  },
}
