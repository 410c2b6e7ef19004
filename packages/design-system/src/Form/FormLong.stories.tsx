import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { formGuide } from './Form.guide.ts'
import { Form } from './Form.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormField, type FormFieldControl } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormSection } from './FormSection.tsx'

type Values = Record<string, string | null>

const results = [
  { value: 'pass', label: '合格' },
  { value: 'fail', label: '不合格' },
]

const controls = [
  (field: FormFieldControl<string | null>) => <TextField {...field} />,
  (field: FormFieldControl<string | null>) => <NumberField {...field} unit="mm" />,
  (field: FormFieldControl<string | null>) => <Select {...field} options={results} />,
]

const stations = ['来料', '机加工', '焊接', '热处理', '表面处理', '部装', '总装', '电气', '调试', '发运']

/** Fields numbered through the whole form, every fifth of them required. */
const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index)

const submit = fn<(values: Values) => unknown>()

type LongFormProps = { fields?: number; perSection?: number }

const LongForm = ({ fields = 1000, perSection = 50 }: LongFormProps) => (
  <Form<Values> columns={4} onSubmit={submit}>
    <FormErrorSummary />
    {numbers(0, fields / perSection).map((section) => (
      <FormSection key={section} title={`${stations[section % stations.length]} · 检验表 ${section + 1}`} isFoldable>
        {numbers(section * perSection + 1, perSection).map((number) => (
          <FormField
            key={number}
            name={`p${number}`}
            label={`检验项 ${number}`}
            rules={{ required: number % 5 === 0 }}
            render={(field) => controls[number % 3]?.(field)}
          />
        ))}
      </FormSection>
    ))}
    <FormFoot aside={`${fields} 项`}>
      <Button type="submit" variant="primary">
        提交检验
      </Button>
    </FormFoot>
  </Form>
)

const meta = {
  title: 'Inputs/Form of a thousand fields',
  component: LongForm,
  // The same fields as in other stories, and a check for accessibility takes seconds for so many.
  parameters: { guide: formGuide, a11y: { test: 'off' } },
  beforeEach: () => {
    submit.mockReset()
  },
} satisfies Meta<typeof LongForm>

export default meta
type Story = StoryObj<typeof meta>

/**
 * All labels are there with the first frame, so that the browser finds them; the controls far below follow by themselves. The submit checks
 * every field, made or not, and the focus goes to the first.
 */
export const AThousandFields: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelectorAll('[data-field]')).toHaveLength(1000)
    await expect(canvas.getByText('检验项 1000')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '提交检验' }))
    await waitFor(() => expect(canvas.getByText('有 200 项需要修改')).toBeVisible())
    await expect(submit).not.toHaveBeenCalled()
    await expect(document.activeElement?.closest('[data-field]')).toHaveTextContent('检验项 5')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-pending]')).toHaveLength(0), { timeout: 15_000 })
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-field][data-invalid]')).toHaveLength(200))
  },
}

/** The summary names the first, offers the rest, and leads to a field that was not made yet. */
export const Summary: Story = {
  args: { fields: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交检验' }))
    const rest = await canvas.findByRole('button', { name: '还有 52 项' })
    await userEvent.click(rest)
    await userEvent.click(canvas.getByRole('button', { name: '检验项 285' }))
    await expect(document.activeElement?.closest('[data-field]')).toHaveTextContent('检验项 285')
  },
}

/** A press on a field that is still to be made makes it. */
export const PressedEarly: Story = {
  args: { fields: 300 },
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector('[data-pending]')
    if (!field) throw new Error('All fields were made at once; nothing is left to press.')
    const label = field.textContent
    await userEvent.pointer({ keys: '[MouseLeft>]', target: field })
    await expect(within(canvasElement).getByText(label).closest('[data-field]')).not.toHaveAttribute('data-pending')
  },
}

export const TwoHundredFields: Story = { args: { fields: 200 } }
