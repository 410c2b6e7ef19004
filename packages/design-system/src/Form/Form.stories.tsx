import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { FormError } from '../Field/FormError.ts'
import { NumberField } from '../NumberField/NumberField.tsx'
import { orderStates, suppliers } from '../Select/fixtures.ts'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { formGuide } from './Form.guide.ts'
import { Form } from './Form.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'
import { FormSection } from './FormSection.tsx'
import { useDirtyGuard } from './useDirtyGuard.ts'
import { useForm } from './useForm.ts'

type Order = {
  title: string
  supplier: string | null
  state: string | null
  due: string | null
  amount: string | null
  taxed: boolean
  remark: string
}

const empty: Order = { title: '', supplier: null, state: 'draft', due: null, amount: null, taxed: true, remark: '' }
const filled: Order = {
  title: '导轨与丝杠',
  supplier: 's6',
  state: 'running',
  due: '2026-12-08',
  amount: '142860.00',
  taxed: true,
  remark: '与三期合并下单',
}

const submit = fn<(order: Order) => unknown>()

type OrderFormProps = {
  values?: Order
  columns?: 1 | 2 | 3 | 4 | 'auto'
  isReadOnly?: boolean
  isDisabled?: boolean
  remarkFolded?: boolean
}

const OrderForm = ({ values = empty, columns, isReadOnly, isDisabled, remarkFolded }: OrderFormProps) => (
  <Form<Order> defaultValues={values} columns={columns} isReadOnly={isReadOnly} isDisabled={isDisabled} onSubmit={submit}>
    <FormErrorSummary />
    <FormSection title="基本信息">
      <FormField
        name="title"
        label="订单名称"
        rules={{ required: true, maxLength: 40 }}
        render={(field) => <TextField {...field} hint="不超过 40 个字" />}
      />
      <FormField
        name="supplier"
        label="供应商"
        rules={{ required: true }}
        render={(field) => <ComboBox {...field} options={suppliers} isClearable />}
      />
      <FormField name="state" label="状态" render={(field) => <Select {...field} options={orderStates} />} />
      <FormField
        name="due"
        label="交期"
        rules={{ required: true }}
        render={(field) => <DatePicker {...field} min="2026-01-01" />}
      />
      <FormField
        name="amount"
        label="含税金额"
        rules={{ required: true }}
        render={(field) => <NumberField {...field} prefix="¥" precision={2} isFixed min="0" />}
      />
      <FormField name="taxed" label="单价含税" render={(field) => <Checkbox {...field} />} />
    </FormSection>
    <FormSection title="备注与附件" isFoldable defaultFolded={remarkFolded}>
      <FormField
        name="remark"
        label="采购说明"
        span="full"
        rules={{ required: true, minLength: 5 }}
        render={(field) => <TextArea {...field} maxLength={500} />}
      />
    </FormSection>
    <FormFoot aside="草稿保存于 14:32">
      <Button type="submit" variant="primary">
        提交审核
      </Button>
      <Button>取消</Button>
    </FormFoot>
  </Form>
)

const meta = {
  title: 'Inputs/Form',
  component: OrderForm,
  parameters: { guide: formGuide },
  beforeEach: () => {
    submit.mockReset()
  },
} satisfies Meta<typeof OrderForm>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]?.[0]).toEqual(filled)
  },
}

/** Submitting shows every error, focuses the first one on the page, and the summary leads to each. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /订单名称/ })).toHaveFocus())
    await expect(canvas.getByText('请填写供应商')).toBeVisible()
    await expect(canvas.getByText('有 5 项需要修改')).toBeVisible()
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '含税金额' }))
    await expect(canvas.getByRole('spinbutton', { name: /含税金额/ })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /订单名称/ }), '  ')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('请填写订单名称')).toBeVisible())
  },
}

/** A folded section says how many errors it hides, and opens when one of them is focused. */
export const FoldedError: Story = {
  args: { values: { ...filled, remark: '短' }, remarkFolded: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = canvas.getByRole('button', { name: '备注与附件' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /采购说明/ })).toHaveFocus())
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('至少 5 个字符')).toBeVisible()
    await userEvent.click(fold)
    await expect(canvas.getByText('1 项有误')).toBeVisible()
  },
}

/** Half a date is no value, and nothing is sent with it. */
export const UnfinishedDate: Story = {
  args: { values: { ...filled, due: '2026-12-08' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('spinbutton', { name: /含税金额/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '-5')
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(amount).toHaveFocus())
    await expect(submit).not.toHaveBeenCalled()
    await expect(canvas.getByText('不能小于 0.00')).toBeVisible()
  },
}

/** What is no value yet goes with a reset, though the values never knew of it. */
export const ResetUnfinished: Story = {
  render: () => (
    <Form onSubmit={submit} defaultValues={{ amount: null, due: null }}>
      <FormField name="amount" label="含税金额" render={(field) => <NumberField {...field} />} />
      <FormField name="due" label="交期" render={(field) => <DatePicker {...field} />} />
      <Button type="reset">撤销修改</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('spinbutton', { name: '含税金额' }))
    await userEvent.paste('约三千')
    await userEvent.type(canvas.getAllByRole('spinbutton', { name: /交期/ })[0] as HTMLElement, '2026') // A date has parts.
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: '撤销修改' }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '含税金额' })).toHaveValue(''))
    await expect(canvas.getByRole('group', { name: '交期' })).toHaveTextContent('年-月-日')
    await expect(canvas.queryByText('请输入数字')).toBeNull()
  },
}

/** What the server finds wrong stands at its field and above the form. */
export const ServerError: Story = {
  args: { values: filled },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    submit.mockRejectedValueOnce(new FormError('订单没有保存：供应商不可用', { supplier: '该供应商已停用，请另选' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(canvas.getByText('订单没有保存：供应商不可用')).toBeVisible())
    await expect(canvas.getByText('该供应商已停用，请另选')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /供应商/ })).toHaveFocus())
  },
}

/** However often it is pressed while the answer is on its way, one order is sent. */
export const PressedTwice: Story = {
  args: { values: filled },
  play: async ({ canvasElement }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    submit.mockReturnValueOnce(promise)
    const button = within(canvasElement).getByRole('button', { name: '提交审核' })
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.dblClick(button)
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    resolve()
    await promise
    await expect(submit).toHaveBeenCalledTimes(1)
  },
}

const GuardedForm = () => {
  const form = useForm<Pick<Order, 'title'>>({ defaultValues: { title: '导轨与丝杠' } })
  const { confirmLeave } = useDirtyGuard(form.formState.isDirty)
  const [isOpen, setOpen] = useState(true)
  const leave = async (): Promise<void> => {
    if (await confirmLeave()) setOpen(false)
  }
  if (!isOpen) return <p>已返回列表</p>
  return (
    <Form form={form} onSubmit={(values) => form.reset(values)}>
      <FormField name="title" label="订单名称" render={(field) => <TextField {...field} />} />
      <FormFoot aside={form.formState.isDirty && '有未保存的修改'}>
        <Button type="submit" variant="primary">
          保存
        </Button>
        <Button type="reset">撤销修改</Button>
        <Button variant="quiet" onPress={() => void leave()}>
          返回
        </Button>
      </FormFoot>
    </Form>
  )
}

/** Whether the browser would ask before the page goes; the page stays, so that nobody else may take it for gone. */
const isHeld = (): boolean => {
  const stay = (event: Event): void => event.stopImmediatePropagation()
  window.addEventListener('beforeunload', stay, true)
  const isGoing = window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  window.removeEventListener('beforeunload', stay, true)
  return !isGoing
}

/** With something unsaved, the browser asks before the page goes, and the application before it leaves; without, neither. */
export const Guarded: Story = {
  render: () => <GuardedForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('textbox', { name: '订单名称' })
    await expect(isHeld()).toBe(false)
    await userEvent.type(title, '（加急）')
    await waitFor(() => expect(isHeld()).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    await expect(title).toHaveValue('导轨与丝杠（加急）')
    await userEvent.click(canvas.getByRole('button', { name: '撤销修改' }))
    await expect(title).toHaveValue('导轨与丝杠')
    await waitFor(() => expect(isHeld()).toBe(false))
    await userEvent.type(title, '二期')
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
    await expect(await canvas.findByText('已返回列表')).toBeVisible()
  },
}

/** A control of the caller's own may show the error in its own way: who reads it, gets it. */
export const OwnErrorLook: Story = {
  render: () => (
    <Form defaultValues={{ code: '' }} onSubmit={() => undefined}>
      <FormField
        name="code"
        label="序列号"
        rules={{ required: true }}
        render={({ label, value, onChange, error }) => (
          <label>
            {label} <input value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
            {error && <em>← {error}</em>}
          </label>
        )}
      />
      <FormFoot>
        <Button type="submit">保存</Button>
      </FormFoot>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('← 请填写序列号')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'SN-1')
    await waitFor(() => expect(canvas.queryByText(/请填写/)).toBeNull())
  },
}

/** Such as one from another library, which takes its error as a prop. */
const ForeignInput = ({
  label,
  value,
  onChange,
  error,
}: {
  label: string
  value?: string
  onChange?: (value: string) => void
  error?: string
}) => (
  <label>
    {label} <input value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} />
    {error && <strong>{error}</strong>}
  </label>
)

/** A control that knows nothing of this library's fields gets its error among the other props. */
export const ForeignControl: Story = {
  render: () => (
    <Form<{ code: string }> defaultValues={{ code: '' }} onSubmit={() => undefined}>
      <FormField name="code" label="序列号" rules={{ required: true }} render={(field) => <ForeignInput {...field} />} />
      <FormFoot>
        <Button type="submit">保存</Button>
      </FormFoot>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请填写序列号')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'SN-1')
    await waitFor(() => expect(canvas.queryByText(/请填写/)).toBeNull())
  },
}

export const Narrow: Story = { args: { values: filled }, decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>] }

export const TwoColumns: Story = { args: { values: filled, columns: 2 } }

export const ReadOnly: Story = { args: { values: filled, isReadOnly: true } }

export const Disabled: Story = { args: { values: filled, isDisabled: true } }

export const Dark: Story = { globals: { theme: 'dark' }, args: { values: filled } }

/** Long Vietnamese words wrap; nothing is cut. */
export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  render: () => (
    <Form<Order> defaultValues={{ ...empty, title: '' }} onSubmit={submit}>
      <FormErrorSummary />
      <FormField
        name="title"
        label="Tên đơn đặt hàng theo hợp đồng khung đã ký với nhà cung cấp"
        rules={{ required: true }}
        render={(field) => <TextField {...field} />}
      />
      <FormField
        name="amount"
        label="Tổng giá trị đã bao gồm thuế giá trị gia tăng"
        rules={{ required: true }}
        render={(field) => <NumberField {...field} unit="VND" />}
      />
      <FormField
        name="due"
        label="Ngày giao hàng theo yêu cầu của dự án"
        rules={{ required: true }}
        render={(field) => <DatePicker {...field} />}
      />
      <FormFoot>
        <Button type="submit" variant="primary">
          Gửi phê duyệt
        </Button>
      </FormFoot>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Gửi phê duyệt' }))
    await waitFor(() => expect(screen.getByText('Có 3 mục cần sửa')).toBeVisible())
  },
}
