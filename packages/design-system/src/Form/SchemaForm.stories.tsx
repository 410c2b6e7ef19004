import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { FieldProps } from '../Field/types.ts'
import { Rating } from '../Rating/Rating.tsx'
import { FormFoot } from './FormFoot.tsx'
import { emptyPurchase, filledPurchase, type Purchase, purchaseSchema, refusal } from './fixtures.ts'
import { schemaFormGuide } from './SchemaForm.guide.ts'
import { formControls } from './schema/formControls.ts'
import { SchemaForm } from './schema/SchemaForm.tsx'
import type { FormSchema } from './schema/types.ts'

const submit = fn<(purchase: Purchase) => unknown>()
const told = fn<(...words: unknown[]) => void>()

type PurchaseFormProps = { values?: Purchase; isReadOnly?: boolean; isDisabled?: boolean }

const PurchaseForm = ({ values = filledPurchase, ...locks }: PurchaseFormProps) => (
  <SchemaForm schema={purchaseSchema} defaultValues={values} columns={3} onSubmit={submit} {...locks}>
    <FormFoot aside="草稿保存于 14:32">
      <Button type="submit" variant="primary">
        提交审核
      </Button>
      <Button type="reset">重置</Button>
    </FormFoot>
  </SchemaForm>
)

const meta = {
  title: 'Inputs/SchemaForm',
  component: PurchaseForm,
  parameters: { guide: schemaFormGuide },
  beforeEach: () => {
    submit.mockReset()
  },
} satisfies Meta<typeof PurchaseForm>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (canvas: ReturnType<typeof within>, label: string, option: string): Promise<void> => {
  await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(label) }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }))
}

/** What is submitted is what the schema names; fields that are not in the page stay behind. */
export const PurchaseOrder: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    const { prepaid: _, incoterm: __, port: ___, ...sent } = filledPurchase
    await expect(submit.mock.calls[0]?.[0]).toEqual(sent)
  },
}

/** Fields come and go with what they depend on; what was typed is there again when they come back. */
export const Visibility: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const days = () => canvas.queryByRole('spinbutton', { name: /账期/ })
    await expect(days()).toHaveValue('60')
    await choose(canvas, '付款方式', '预付')
    await expect(days()).toBeNull()
    await expect(canvas.getByRole('spinbutton', { name: /预付比例/ })).toBeRequired()
    await choose(canvas, '付款方式', '月结')
    await expect(days()).toHaveValue('60')
    await userEvent.click(canvas.getByRole('checkbox', { name: /进口采购/ }))
    await expect(canvas.getByRole('group', { name: '进口运输' })).toBeVisible()
  },
}

/** Rules of fields that are not in the page do not hold; those of fields that came do. */
export const RulesFollow: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvas, '付款方式', '预付')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByText('请填写预付比例')).toBeVisible())
    await expect(submit).not.toHaveBeenCalled()
    await choose(canvas, '付款方式', '货到付款')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('days')
  },
}

/** A choice that the other field no longer offers is taken back, and the user reads so. */
export const DependentOptions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const supplier = () => canvas.getByRole('combobox', { name: /供应商/ })
    await expect(supplier()).toHaveValue('宁波海岭传动科技')
    await userEvent.click(canvas.getByRole('radio', { name: '电气' }))
    await expect(supplier()).toHaveValue('宁波海岭传动科技')
    await userEvent.click(canvas.getByRole('radio', { name: '钢材' }))
    await waitFor(() => expect(canvas.getByText('“宁波海岭传动科技”已不可选，已清空')).toBeVisible())
    await expect(supplier()).toHaveValue('')
    await choose(canvas, '供应商', 'Thép Bắc Ninh')
    await waitFor(() => expect(canvas.queryByText(/已不可选/)).toBeNull())
  },
}

/** What was stored before is not taken away by opening the form: it stays, with a warning. */
export const StoredChoice: Story = {
  args: { values: { ...filledPurchase, supplier: 's4' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('“s4”不在当前可选范围内')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit.mock.calls[0]?.[0].supplier).toBe('s4'))
  },
}

/** Inside a row, a field may depend on its own row and on no other. */
export const RowConditions: Story = {
  play: async ({ canvasElement }) => {
    const first = within(within(canvasElement).getByRole('group', { name: '第 1 行' }))
    const second = within(within(canvasElement).getByRole('group', { name: '第 2 行' }))
    await expect(first.getByRole('textbox', { name: /图号/ })).toBeDisabled()
    await expect(second.getByRole('textbox', { name: /图号/ })).toBeRequired()
    await choose(first, '类别', '非标件')
    await expect(first.getByRole('textbox', { name: /图号/ })).toBeEnabled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(first.getByRole('textbox', { name: /图号/ })).toHaveFocus())
    await expect(first.getByText('请填写图号')).toBeVisible()
    // What is not asked for any more is not wrong any more.
    await choose(first, '类别', '标准件')
    await waitFor(() => expect(first.queryByText('请填写图号')).toBeNull())
    await expect(within(canvasElement).queryByText(/需要修改/)).toBeNull()
  },
}

/** Reset brings everything back to where it began, also rows and what was shown. */
export const Reset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('textbox', { name: /订单名称/ })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: '删除第 3 行' }))
    await choose(canvas, '付款方式', '预付')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByText('有 2 项需要修改')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '重置' }))
    await expect(title).toHaveValue(filledPurchase.title)
    await expect(canvas.getByRole('group', { name: '第 3 行' })).toBeVisible()
    await expect(canvas.queryByText(/需要修改/)).toBeNull()
    await expect(canvas.getByRole('spinbutton', { name: /账期/ })).toHaveValue('60')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  },
}

export const Empty: Story = {
  args: { values: emptyPurchase },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /订单名称/ })).toHaveFocus())
    // The supplier waits for its category: what is locked is not asked for.
    await expect(canvas.getByText('有 6 项需要修改')).toBeVisible()
    await expect(canvas.queryByText('请填写供应商')).toBeNull()
  },
}

export const ServerErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    submit.mockRejectedValueOnce(refusal)
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByText('该供应商已停用，请另选')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /供应商/ })).toHaveFocus())
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: /添加|删除|移动/ })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /订单名称/ })).toHaveAttribute('readonly')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

type Feedback = { work: string | null; score: number | null; wish: string }

/** A control of the caller's own stands in the registry beside the built-in ones; the types know its props. */
const controls = {
  ...formControls,
  score: ({ value, onChange, ...field }: FieldProps & { value?: unknown; onChange?: (value: unknown) => void; max?: number }) => (
    <Rating {...field} value={typeof value === 'number' ? value : null} onChange={onChange} />
  ),
}

const feedbackSchema: FormSchema<Feedback, typeof controls> = {
  sections: [
    {
      title: '供应商评价',
      items: [
        { name: 'score', label: '交货准时', control: 'score', props: { max: 5 }, rules: { required: true } },
        { name: 'wish', label: '改进建议', control: 'longText', visibleWhen: ({ score }) => score !== null && score < 3 },
      ],
    },
  ],
}

const FeedbackForm = (): ReactNode => {
  const [sent, setSent] = useState<Feedback>()
  return (
    <SchemaForm<Feedback, typeof controls>
      schema={feedbackSchema}
      controls={controls}
      defaultValues={{ work: null, score: null, wish: '' }}
      columns={1}
      onSubmit={setSent}
    >
      <FormFoot aside={sent && `已提交：${sent.score} 星`}>
        <Button type="submit" variant="primary">
          提交
        </Button>
      </FormFoot>
    </SchemaForm>
  )
}

export const OwnControl: Story = {
  render: () => <FeedbackForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(canvas.getByText('请填写交货准时')).toBeVisible())
    const stars = canvas.getAllByRole('radio')
    if (stars[1]) await userEvent.click(stars[1])
    await expect(await canvas.findByRole('textbox', { name: '改进建议' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(canvas.getByText('已提交：2 星')).toBeVisible())
  },
}

/** As it may come from a server: a control that nobody knows, a condition on nothing. */
const wrongSchema = JSON.parse(`{
  "sections": [{ "title": "基本信息", "items": [
    { "name": "code", "label": "编码", "control": "text" },
    { "name": "weight", "label": "重量", "control": "weighing" },
    { "name": "grade", "label": "等级", "control": "text", "visibleWhen": { "field": "clas", "isFilled": false } }
  ] }]
}`) as FormSchema // read by the story only

/** A schema that is wrong says so in development alone, and spoils no more than the field it is wrong about. */
export const WrongSchema: Story = {
  render: () => (
    <SchemaForm
      schema={wrongSchema}
      defaultValues={{ code: '', weight: '', grade: '' }}
      onSubmit={(values) => submit(values as Purchase)}
    >
      <FormFoot>
        <Button type="submit" variant="primary">
          提交
        </Button>
      </FormFoot>
    </SchemaForm>
  ),
  beforeEach: () => {
    told.mockReset()
    const { error } = console
    console.error = told
    return () => {
      console.error = error
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('重量：出错了')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '编码' }), 'A-01')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    const words = told.mock.calls.flat().map(String).join('\n')
    await expect(words).toContain('names the control "weighing" for "weight"')
    await expect(words.includes('has "grade" ask for "clas"')).toBe(import.meta.env.DEV)
  },
}

type Person = { name: string; level: string | null; reason: string }

const vietnameseSchema: FormSchema<Person> = {
  sections: [
    {
      title: 'Thông tin nhà cung cấp theo hợp đồng khung đã ký',
      note: 'Các trường bắt buộc phải được điền trước khi gửi phê duyệt; phần còn lại có thể bổ sung sau khi nhận hàng.',
      items: [
        { name: 'name', label: 'Tên đầy đủ của nhà cung cấp thiết bị', control: 'text', rules: { required: true } },
        {
          name: 'level',
          label: 'Mức độ ưu tiên giao hàng',
          control: 'select',
          options: [
            { value: 'normal', label: 'Bình thường' },
            { value: 'urgent', label: 'Khẩn cấp, cần phê duyệt của giám đốc nhà máy' },
          ],
        },
        {
          name: 'reason',
          label: 'Lý do yêu cầu giao hàng khẩn cấp ngoài kế hoạch',
          control: 'longText',
          span: 'full',
          requiredWhen: { field: 'level', is: 'urgent' },
          rules: { minLength: 10 },
        },
      ],
    },
  ],
}

/** Long Vietnamese words wrap; nothing is cut. */
export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  render: () => (
    <SchemaForm<Person>
      schema={vietnameseSchema}
      defaultValues={{ name: '', level: 'urgent', reason: '' }}
      columns={2}
      onSubmit={() => undefined}
    >
      <FormFoot>
        <Button type="submit" variant="primary">
          Gửi phê duyệt
        </Button>
      </FormFoot>
    </SchemaForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi phê duyệt' }))
    await waitFor(() => expect(canvas.getByText('Có 2 mục cần sửa')).toBeVisible())
    await expect(canvas.getByText(/Vui lòng nhập "Lý do/)).toBeVisible()
  },
}
