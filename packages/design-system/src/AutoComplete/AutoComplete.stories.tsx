import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Option } from '../Select/option.ts'
import { compose } from '../testing/compose.ts'
import { Matrix } from '../testing/story.tsx'
import { autoCompleteGuide } from './AutoComplete.guide.ts'
import { AutoComplete } from './AutoComplete.tsx'

const reasons: readonly Option[] = [
  { value: 'r1', label: '来料尺寸超差', keywords: 'lailiao chicun llcc' },
  { value: 'r2', label: '来料表面划伤', keywords: 'lailiao biaomian llbm' },
  { value: 'r3', label: '装配干涉，需返修支架', keywords: 'zhuangpei ganshe zpgs' },
  { value: 'r4', label: '电气接线与图纸不符', keywords: 'dianqi jiexian dqjx' },
  { value: 'r5', label: '客户现场变更要求', keywords: 'kehu biangeng khbg' },
]

const meta = {
  title: 'Inputs/AutoComplete',
  component: AutoComplete,
  parameters: { guide: autoCompleteGuide },
  args: { label: '异常原因', options: reasons, hint: '可直接填写，也可选用以前的写法', onChange: fn(), onChoose: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 280 }}>{Story()}</div>],
} satisfies Meta<typeof AutoComplete>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (canvasElement: HTMLElement): HTMLInputElement => within(canvasElement).getByRole<HTMLInputElement>('combobox')

/** The text is the value from the first letter on; a suggestion taken replaces it. */
export const Suggesting: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '来料')
    await expect(args.onChange).toHaveBeenLastCalledWith('来料')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.click(screen.getByRole('option', { name: '来料表面划伤' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('来料表面划伤')
    await expect(args.onChoose).toHaveBeenCalledWith(reasons[1])
    await expect(field).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** A text that no suggestion has stays, and without matches there is no list in the way. */
export const FreeText: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '来料')
    await screen.findByRole('listbox')
    await userEvent.type(field, '包装破损')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(field).toHaveValue('来料包装破损')
    await expect(args.onChange).toHaveBeenLastCalledWith('来料包装破损')
  },
}

/** Enter takes what an arrow key highlighted, Escape puts the text back; a second Escape and an Enter without a highlight belong to the page. */
export const Keyboard: Story = {
  args: { defaultValue: '待定' },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findAllByRole('option')).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '装配{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('待定')
    await userEvent.clear(field)
    await userEvent.type(field, '来料{ArrowDown}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '来料表面划伤' }).id)
    await expect(field).toHaveValue('来料')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('来料表面划伤')
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
  },
}

const sent = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** Enter on a text of one's own sends the form around; Enter on a suggestion does not. */
export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={sent}>
      <AutoComplete {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '来料{ArrowDown}{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

const asked = fn(
  (query: string): Promise<readonly Option[]> => Promise.resolve(reasons.filter(({ label }) => label.includes(query))),
)

/** While pinyin is being composed nothing is asked for, and the Enter that chooses characters takes no suggestion. */
export const Composing: Story = {
  args: { options: undefined, load: asked, delay: 0 },
  play: async ({ canvasElement, args }) => {
    asked.mockClear()
    const field = fieldOf(canvasElement)
    field.focus()
    compose(field, ['k', 'ke', "ke'hu"], '客户')
    await waitFor(() => expect(screen.getByRole('option', { name: '客户现场变更要求' })).toBeVisible())
    await expect(asked.mock.calls.map(([query]) => query)).not.toContain('k')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(field).toHaveValue('客户')
  },
}

const failing = fn((_query: string): Promise<readonly Option[]> => Promise.reject(new Error('unreachable')))

/** Suggestions that cannot be had are said to be missing; the text is none the worse for it. */
export const Failing: Story = {
  args: { options: undefined, load: failing, delay: 0 },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement), '停机')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('选项加载失败'))
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(args.onChange).toHaveBeenLastCalledWith('停机')
  },
}

/** An answer that is no list counts as none, and breaks nothing. */
export const WrongAnswer: Story = {
  // A service that answers "nothing found" with an empty body.
  args: { options: undefined, load: async () => JSON.parse('null'), delay: 0 },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), '停机')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('选项加载失败'))
    await expect(fieldOf(canvasElement)).toHaveValue('停机')
  },
}

export const Clearing: Story = {
  args: { defaultValue: '来料尺寸超差', isClearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(fieldOf(canvasElement)).toHaveFocus()
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Nguyên nhân dừng dây chuyền sản xuất tại nhà máy Bắc Ninh',
    hint: 'Có thể nhập tự do hoặc chọn lại cách viết đã dùng trước đây',
    options: [
      { value: 'a', label: 'Kích thước vật tư đầu vào vượt dung sai cho phép', description: 'Đã dùng 42 lần' },
      { value: 'b', label: 'Đấu dây điện không đúng bản vẽ', description: 'Đã dùng 17 lần' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldOf(canvasElement), 'dau')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <Matrix
      rows={['empty', 'filled', 'error', 'readonly', 'disabled'] as const}
      columns={['medium', 'small'] as const}
      cell={(state, size) => (
        <div style={{ width: 220 }}>
          <AutoComplete
            label="异常原因"
            options={reasons}
            size={size}
            placeholder="如：来料尺寸超差"
            value={state === 'empty' ? '' : '来料尺寸超差'}
            error={state === 'error' ? '请写明具体尺寸' : undefined}
            isReadOnly={state === 'readonly'}
            isDisabled={state === 'disabled'}
          />
        </div>
      )}
    />
  ),
}
