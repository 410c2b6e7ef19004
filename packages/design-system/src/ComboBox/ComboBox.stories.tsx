import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FormError } from '../Field/FormError.ts'
import { materials, suppliers } from '../Select/fixtures.ts'
import type { Option } from '../Select/option.ts'
import { filterOptions } from '../Select/optionSearch.ts'
import { compose } from '../testing/compose.ts'
import { comboBoxGuide } from './ComboBox.guide.ts'
import { ComboBox } from './ComboBox.tsx'

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox,
  args: { label: '供应商', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 300 }}>{Story()}</div>],
  parameters: { guide: comboBoxGuide },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

/** Answers that the story gives when it likes. */
const askedLater = () => {
  const questions: { query: string; signal: AbortSignal; answer: (options: Option[]) => void; fail: () => void }[] = []
  const load = (query: string, signal: AbortSignal): Promise<readonly Option[]> =>
    new Promise((answer, reject) => questions.push({ query, signal, answer, fail: () => reject(new Error('unreachable')) }))
  return { questions, load }
}

const answering = (query: string): Promise<readonly Option[]> => Promise.resolve(filterOptions(suppliers, query))

export const Filtering: Story = {
  args: { options: suppliers },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '供应商' })
    await userEvent.type(field, '宁波')
    const options = await screen.findAllByRole('option')
    await expect(options).toHaveLength(1)
    await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('s2', suppliers[1])
    await expect(field).toHaveValue('宁波海岭传动科技')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** The keys of the ARIA combo box: arrows wrap and step over what is disabled, Escape restores, Tab takes what the typed text found. */
export const Keyboard: Story = {
  args: { options: suppliers, defaultValue: 's1' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const last = await screen.findByRole('option', { name: /常州东风/ })
    await expect(field).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Bắc Ninh/ }).id)
    await userEvent.keyboard('杂项{Escape}')
    await expect(field).toHaveValue('苏州精工机械有限公司')
    await userEvent.keyboard('杂项')
    await userEvent.tab()
    await expect(field).toHaveValue('苏州精工机械有限公司')
    await expect(args.onChange).not.toHaveBeenCalled()
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalled()
    field.focus()
    await userEvent.keyboard('无锡')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('s3', suppliers[2])
    await expect(field).not.toHaveFocus()
  },
}

const slow = askedLater()

/** Tab leaves before the answer is there: a single option that it holds is chosen, among several nothing is guessed. */
export const LeavingBeforeTheAnswer: Story = {
  args: { load: slow.load, delay: 0 },
  play: async ({ canvasElement, args }) => {
    const { questions } = slow
    questions.length = 0
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '无锡')
    await waitFor(() => expect(questions.at(-1)?.query).toBe('无锡'))
    await userEvent.tab()
    questions.at(-1)?.answer(suppliers.slice(2, 3))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('s3', suppliers[2]))
    await expect(field).not.toHaveFocus()
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** While pinyin is being composed nothing is searched, and the Enter that chooses characters chooses no option. */
export const Composing: Story = {
  args: { load: fn(answering), delay: 0 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox')
    field.focus()
    compose(field, ['w', 'wu', "wu'xi"], '无锡')
    await waitFor(() => expect(screen.getByRole('option', { name: /无锡万通/ })).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.load).not.toHaveBeenCalledWith(expect.stringContaining('w'), expect.anything())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('s3', suppliers[2])
  },
}

const racing = askedLater()

/** The answer to an older question comes last and is dropped; its request was told to stop. */
export const StaleAnswers: Story = {
  args: { load: racing.load, delay: 0 },
  play: async ({ canvasElement }) => {
    const { questions } = racing
    questions.length = 0
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '苏')
    await waitFor(() => expect(questions.at(-1)?.query).toBe('苏'))
    const older = questions.at(-1)
    await userEvent.type(field, '州')
    await waitFor(() => expect(questions.at(-1)?.query).toBe('苏州'))
    await expect(older?.signal.aborted).toBe(true)
    questions.at(-1)?.answer([{ value: 'new', label: '苏州精工' }])
    await screen.findByRole('option', { name: '苏州精工' })
    older?.answer([{ value: 'old', label: '苏北机械' }])
    await Promise.resolve()
    await expect(screen.queryByRole('option', { name: '苏北机械' })).toBeNull()
    await expect(screen.getByRole('option', { name: '苏州精工' })).toBeVisible()
  },
}

const scanned = askedLater()

/** A barcode reader sends Enter before the answer is there: a single match is chosen when it comes. */
export const Scanning: Story = {
  args: { label: '物料编码', load: scanned.load, delay: 0 },
  play: async ({ canvasElement, args }) => {
    const { questions } = scanned
    questions.length = 0
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '1.02.0031{Enter}')
    await waitFor(() => expect(questions.at(-1)?.query).toBe('1.02.0031'))
    await expect(args.onChange).not.toHaveBeenCalled()
    questions.at(-1)?.answer([{ value: 'm31', label: '伺服电机' }])
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('m31', expect.anything()))
    await expect(field).toHaveValue('伺服电机')
  },
}

const stepped = askedLater()

/** An arrow that comes before the answer leads to its first option. */
export const ArrowBeforeAnswer: Story = {
  args: { load: stepped.load, delay: 0 },
  play: async ({ canvasElement, args }) => {
    const { questions } = stepped
    questions.length = 0
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(questions).toHaveLength(1))
    questions[0]?.answer(suppliers)
    const [first] = await screen.findAllByRole('option')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first?.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('s1', expect.anything())
  },
}

const repeated = askedLater()

/** What an answer holds twice is offered once. */
export const SameTwice: Story = {
  args: { load: repeated.load, delay: 0, defaultValue: 's1' },
  play: async ({ canvasElement }) => {
    const { questions } = repeated
    questions.length = 0
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(questions).toHaveLength(1))
    questions[0]?.answer([
      { value: 's1', label: '苏州精工' },
      { value: 's2', label: '宁波海岭' },
      { value: 's1', label: '苏州精工' },
    ])
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  },
}

const failing = askedLater()

/** What failed says so and can be tried again, by the button or by Enter. */
export const Failing: Story = {
  args: { load: failing.load, delay: 0 },
  play: async ({ canvasElement }) => {
    const { questions } = failing
    questions.length = 0
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(screen.getByText('正在加载…')).toBeVisible())
    await waitFor(() => expect(questions).toHaveLength(1))
    questions[0]?.fail()
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(questions).toHaveLength(2))
    questions[1]?.answer(suppliers)
    await waitFor(() => expect(screen.getByRole('option', { name: /无锡万通/ })).toBeVisible())
  },
}

/** A stored id shows its label without anything being loaded. */
export const Stored: Story = {
  args: { load: fn(answering), defaultValue: 's9', selected: { value: 's9', label: '东莞宏达模具' } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('东莞宏达模具')
    await expect(args.load).not.toHaveBeenCalled()
  },
}

export const Clearing: Story = {
  args: { options: suppliers, defaultValue: 's1', isClearable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).toHaveBeenCalledWith(null, null)
    await expect(field).toHaveValue('')
  },
}

export const NoMatch: Story = {
  args: { options: suppliers },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '广州数控')
    await waitFor(() => expect(screen.getByText('没有与“广州数控”匹配的选项')).toBeVisible())
  },
}

/** Ten thousand options open and filter within a frame or two; the bounds here leave room for a busy machine. */
export const TenThousand: Story = {
  args: { label: '物料' },
  render: (args) => <ComboBox {...args} options={materials} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    const opening = performance.now()
    await userEvent.click(field)
    await expect(performance.now() - opening).toBeLessThan(400)
    await userEvent.type(field, '09998')
    await waitFor(() => expect(screen.getByRole('option', { name: '轴承座 09998' })).toBeVisible())
    await expect(screen.getAllByRole('option')).toHaveLength(1)
  },
}

const created = fn<(label: string) => Promise<Option>>()

/** A supplier that no list has is made here and chosen when the answer is there; one that exists is not offered again. */
export const Creating: Story = {
  args: { options: suppliers, onCreate: created },
  play: async ({ canvasElement, args }) => {
    const { promise, resolve } = Promise.withResolvers<Option>()
    created.mockReset().mockReturnValueOnce(promise)
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '常州东风焊接材料')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.clear(field)
    await userEvent.type(field, '常州')
    await expect(screen.getByRole('option', { name: '新建“常州”' })).toBeVisible()
    await userEvent.type(field, '博瑞精密')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(created.mock.calls).toEqual([['常州博瑞精密']])
    const busy = await screen.findByRole('option', { name: '正在新建“常州博瑞精密”…' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
    resolve({ value: 's20', label: '常州博瑞精密' })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('s20', { value: 's20', label: '常州博瑞精密' }))
    await expect(field).toHaveValue('常州博瑞精密')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** What went wrong is said above the entry, which can be pressed again; a FormError brings its own words. */
export const CreatingFails: Story = {
  args: { options: suppliers, onCreate: created },
  play: async ({ canvasElement, args }) => {
    created.mockReset()
    created.mockRejectedValueOnce(new FormError('供应商编码规则未配置，请联系采购管理员'))
    created.mockRejectedValueOnce(new Error('unreachable'))
    await userEvent.type(within(canvasElement).getByRole('combobox'), '博瑞{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('供应商编码规则未配置，请联系采购管理员')
    await userEvent.click(screen.getByRole('option', { name: '新建“博瑞”' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('未能新建“博瑞”，请重试'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Whoever goes on typing while it is being made has changed their mind: nothing is chosen behind their back. */
export const CreatingGivenUp: Story = {
  args: { options: suppliers, onCreate: created },
  play: async ({ canvasElement, args }) => {
    const { promise, resolve } = Promise.withResolvers<Option>()
    created.mockReset().mockReturnValueOnce(promise)
    const field = within(canvasElement).getByRole('combobox')
    await userEvent.type(field, '博瑞{Enter}')
    await screen.findByRole('option', { name: '正在新建“博瑞”…' })
    await userEvent.type(field, '电气')
    resolve({ value: 's21', label: '博瑞' })
    await promise
    await expect(screen.getByRole('option', { name: '新建“博瑞电气”' })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LongLabelsVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Nhà cung cấp được phê duyệt cho dự án dây chuyền sản xuất tại Bắc Ninh',
    options: [
      {
        value: 'a',
        label: 'Công ty Trách nhiệm hữu hạn Thương mại và Dịch vụ Kỹ thuật Cơ khí Chính xác Bắc Ninh',
        description: 'NCC-0204',
      },
      { value: 'b', label: 'Công ty Cổ phần Đường ống Hải Phòng', description: 'NCC-0211' },
    ],
    hint: 'Gõ không dấu cũng tìm được',
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'duong ong')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
  },
}

export const Disabled: Story = { args: { options: suppliers, defaultValue: 's1', isDisabled: true } }

export const ReadOnly: Story = { args: { options: suppliers, defaultValue: 's1', isReadOnly: true } }

export const WithError: Story = { args: { options: suppliers, defaultValue: 's4', error: '该供应商的资质已于 2026-10-31 到期' } }
