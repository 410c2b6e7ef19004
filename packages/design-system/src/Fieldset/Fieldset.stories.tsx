import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Form } from '../Form/Form.tsx'
import { FormField } from '../Form/FormField.tsx'
import { FormSection } from '../Form/FormSection.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { orderStates } from '../Select/fixtures.ts'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { fieldsetGuide } from './Fieldset.guide.ts'
import { Fieldset } from './Fieldset.tsx'

const typed = fn()

const meta = {
  title: 'Inputs/Fieldset',
  component: Fieldset,
  parameters: { guide: fieldsetGuide },
  args: {
    legend: '收货地址',
    hint: '设备整机发运以此为准',
    children: (
      <>
        <TextField label="收货单位" defaultValue="越南北宁工厂" onChange={typed} />
        <TextField label="街道" defaultValue="VSIP 工业园 8 号路" />
        <Select label="运输状态" options={orderStates} defaultValue="running" />
        <DatePicker label="到货日期" defaultValue="2026-12-08" />
        <NumberField label="箱数" defaultValue="24" unit="箱" />
        <Checkbox label="需要叉车卸货" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>

export default meta
type Story = StoryObj<typeof meta>

/** A group with a name and a description of its own. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: '收货地址' })
    await expect(group).toHaveAccessibleDescription('设备整机发运以此为准')
    await expect(within(group).getAllByRole('textbox')).toHaveLength(2)
  },
}

/** One word locks every field in it: text, list, date and tick, in look and in deed. */
export const Disabled: Story = {
  args: { isDisabled: true, hint: '随主订单一起发运，地址不能单独修改' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: '收货单位' })).toBeDisabled()
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '打开日历' })).toBeDisabled()
    const marked = [...canvasElement.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-disabled'))
    await expect(marked).toEqual(Array(6).fill('true'))
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    typed.mockClear()
    const field = within(canvasElement).getByRole('textbox', { name: '收货单位' })
    await expect(field).toHaveAttribute('readonly')
    await userEvent.type(field, '二期')
    await expect(typed).not.toHaveBeenCalled()
  },
}

/** In a form it takes the whole width of its section; a form's lock and its own add up. */
export const InAForm: Story = {
  render: () => (
    <Form defaultValues={{ name: '李工', phone: '138 0011 2233', bank: '' }} onSubmit={fn()}>
      <FormSection title="供应商">
        <FormField name="bank" label="开户行" render={(field) => <TextField {...field} />} />
        <Fieldset legend="业务联系人" columns={2} isDisabled>
          <FormField name="name" label="姓名" render={(field) => <TextField {...field} />} />
          <FormField name="phone" label="手机" render={(field) => <TextField {...field} />} />
        </Fieldset>
      </FormSection>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: '开户行' })).toBeEnabled()
  },
}

/** Long Vietnamese words wrap, and a narrow group has one column. */
export const NarrowVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    legend: 'Địa chỉ nhận hàng của dự án dây chuyền sản xuất giai đoạn hai tại Bắc Ninh',
    hint: 'Áp dụng cho toàn bộ thiết bị được giao trong đợt này',
    children: (
      <>
        <TextField label="Đơn vị nhận hàng theo hợp đồng" defaultValue="Nhà máy Bắc Ninh" />
        <NumberField label="Số kiện" defaultValue="24" unit="kiện" />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
}
