import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { formGuide } from './Form.guide.ts'
import { Form } from './Form.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'

type Supplier = { code: string; name: string }

type Question = { code: string; signal: AbortSignal; answer: (problem?: string) => void; fail: () => void }

/** What the server was asked, each answered by the story when it likes. */
let questions: Question[] = []

const ask = fn((code: string, { signal }: { signal: AbortSignal }) => {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  questions.push({ code, signal, answer: resolve, fail: () => reject(new TypeError('Failed to fetch')) })
  return promise
})

const submit = fn<(supplier: Supplier) => unknown>()

const SupplierForm = ({ delay = 0 }: { delay?: number }) => (
  <Form<Supplier> defaultValues={{ code: '', name: '宁波海岭传动科技' }} columns={2} onSubmit={submit}>
    <FormErrorSummary />
    <FormField
      name="code"
      label="供应商编码"
      rules={{
        required: true,
        pattern: { value: /^SUP-\d{4}$/, message: '格式为 SUP- 加四位数字' },
        check: ask,
        checkDelay: delay,
      }}
      render={(field) => <TextField {...field} hint="全公司唯一" />}
    />
    <FormField name="name" label="供应商名称" rules={{ required: true }} render={(field) => <TextField {...field} />} />
    <FormFoot>
      <Button type="submit" variant="primary">
        保存
      </Button>
    </FormFoot>
  </Form>
)

const meta = {
  title: 'Inputs/Form checks',
  component: SupplierForm,
  parameters: { guide: formGuide },
  beforeEach: () => {
    questions = []
    ask.mockClear()
    submit.mockReset()
  },
} satisfies Meta<typeof SupplierForm>

export default meta
type Story = StoryObj<typeof meta>

const asked = async (count: number): Promise<Question> => {
  await waitFor(() => expect(questions).toHaveLength(count))
  const last = questions.at(-1)
  if (!last) throw new Error('Nothing was asked.')
  return last
}

/** What a field left behind has wrong is told behind the press that left it: its line would move the button from under the pointer. */
export const PressedBehind: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.clear(canvas.getByRole('textbox', { name: /名称/ }))
    const save = canvas.getByRole('button', { name: '保存' })
    const { top } = save.getBoundingClientRect()
    await user.pointer({ keys: '[MouseLeft>]', target: save })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(save.getBoundingClientRect().top).toBe(top)
    await user.pointer({ keys: '[/MouseLeft]', target: save })
    await expect((await canvas.findAllByText(/请填写供应商名称/)).length).toBeGreaterThan(0)
  },
}

/** Asked after a pause in typing, of what keeps the other rules; what is wrong stands at the field. */
export const Taken: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByRole('textbox', { name: /编码/ })
    await userEvent.type(code, 'SUP-0117')
    const question = await asked(1)
    await expect(question.code).toBe('SUP-0117')
    await expect(canvas.getByText('检查中…')).toBeVisible()
    await expect(code).toHaveAccessibleDescription('检查中…')
    question.answer('已有供应商使用此编码')
    await waitFor(() => expect(canvas.getByText('已有供应商使用此编码')).toBeVisible())
    await expect(code).toBeInvalid()
    await userEvent.type(code, '{Backspace}8')
    const next = await asked(2)
    await expect(canvas.queryByText('已有供应商使用此编码')).toBeNull()
    next.answer()
    await waitFor(() => expect(canvas.getByText('全公司唯一')).toBeVisible())
    await expect(code).toBeValid()
  },
}

/** However late an answer comes: only the one to the last question counts, and the others are called off. */
export const LastAnswerWins: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByRole('textbox', { name: /编码/ })
    await userEvent.type(code, 'SUP-0117')
    const first = await asked(1)
    await userEvent.type(code, '{Backspace}8')
    const second = await asked(2)
    await expect(first.signal.aborted).toBe(true)
    second.answer()
    await waitFor(() => expect(canvas.queryByText('检查中…')).toBeNull())
    first.answer('已有供应商使用此编码')
    await expect(await canvas.findByText('全公司唯一')).toBeVisible()
    await expect(code).toBeValid()
  },
}

/** The submit waits for the answer, and stops at what it finds. */
export const SubmitWaits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByRole('textbox', { name: /编码/ })
    await userEvent.type(code, 'SUP-0117{Enter}')
    const question = await asked(1)
    await expect(submit).not.toHaveBeenCalled()
    question.answer('已有供应商使用此编码')
    await waitFor(() => expect(canvas.getByText('有 1 项需要修改')).toBeVisible())
    await expect(code).toHaveFocus()
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.type(code, '{Backspace}9')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const next = await asked(2)
    next.answer()
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]?.[0].code).toBe('SUP-0119')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    await expect(questions).toHaveLength(2)
  },
}

/** A check that cannot be made says so and offers to try again; it never keeps anybody from submitting. */
export const Fails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /编码/ }), 'SUP-0117')
    const first = await asked(1)
    first.fail()
    await waitFor(() => expect(canvas.getByText(/暂时无法检查/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    const again = await asked(2)
    await expect(canvas.getByText('检查中…')).toBeVisible()
    again.fail()
    await waitFor(() => expect(canvas.getByText(/暂时无法检查/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const last = await asked(3)
    last.fail()
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  },
}

/** Leaving the field asks at once: nothing more will be typed. */
export const Leaving: Story = {
  args: { delay: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /编码/ }), 'SUP-0117')
    await expect(questions).toHaveLength(0)
    await userEvent.tab()
    const question = await asked(1)
    question.answer()
    await waitFor(() => expect(canvas.queryByText('检查中…')).toBeNull())
  },
}

/** What breaks a rule already is not asked about. */
export const NotAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /编码/ }), '0117')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('格式为 SUP- 加四位数字')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByText('有 1 项需要修改')).toBeVisible()
    await expect(ask).not.toHaveBeenCalled()
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /编码/ }), 'SUP-0117')
    const question = await asked(1)
    question.fail()
    await expect(await canvas.findByText(/Chưa kiểm tra được/)).toBeVisible()
  },
}
