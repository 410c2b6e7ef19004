import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { spoken } from '../testing/spoken.ts'
import { Form } from './Form.tsx'
import { formArrayGuide } from './FormArray.guide.ts'
import { FormArray } from './FormArray.tsx'
import { FormErrorSummary } from './FormErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { FormFoot } from './FormFoot.tsx'

type Check = { item: string; method: string | null; limit: string | null }
type Plan = { checks: Check[] }

const methods = [
  { value: 'calliper', label: '游标卡尺' },
  { value: 'gauge', label: '塞规' },
  { value: 'cmm', label: '三坐标' },
]

const checks: Check[] = [
  { item: '孔径 Ø25 H7', method: 'gauge', limit: '0.021' },
  { item: '平面度', method: 'cmm', limit: '0.05' },
  { item: '粗糙度 Ra', method: null, limit: '1.6' },
]

const submit = fn<(plan: Plan) => unknown>()

type InspectionPlanProps = { rows?: Check[]; min?: number; max?: number; template?: string; isReadOnly?: boolean }

const InspectionPlan = ({ rows = checks, min, max, template = '2fr 1fr 140px', isReadOnly }: InspectionPlanProps) => (
  <Form<Plan> defaultValues={{ checks: rows }} onSubmit={submit} isReadOnly={isReadOnly}>
    <FormErrorSummary />
    <FormArray
      name="checks"
      label="检验项目"
      newRow={{ item: '', method: null, limit: null }}
      min={min}
      max={max}
      template={template}
      addLabel="添加检验项目"
      render={({ name }) => (
        <>
          <FormField
            name={`${name}.item`}
            label="项目"
            rules={{ required: true }}
            render={(field) => <TextField {...field} placeholder="例如：孔径 Ø25 H7" />}
          />
          <FormField
            name={`${name}.method`}
            label="量具"
            rules={{ required: true }}
            render={(field) => <Select {...field} options={methods} />}
          />
          <FormField
            name={`${name}.limit`}
            label="公差"
            render={(field) => <NumberField {...field} min="0" unit="mm" align="end" />}
          />
        </>
      )}
    />
    <FormFoot>
      <Button type="submit" variant="primary">
        保存
      </Button>
    </FormFoot>
  </Form>
)

const meta = {
  title: 'Inputs/FormArray',
  component: InspectionPlan,
  parameters: { guide: formArrayGuide },
  beforeEach: () => {
    submit.mockReset()
  },
} satisfies Meta<typeof InspectionPlan>

export default meta
type Story = StoryObj<typeof meta>

const items = (canvasElement: HTMLElement): string[] =>
  within(canvasElement)
    .getAllByRole<HTMLInputElement>('textbox', { name: /项目/ })
    .map(({ value }) => value)

/** A new row begins at its first field; the row below a removed one gets the focus. */
export const AddAndRemove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '添加检验项目' }))
    const fourth = within(canvas.getByRole('group', { name: '第 4 行' }))
    await expect(fourth.getByRole('textbox', { name: /项目/ })).toHaveFocus()
    await expect(fourth.queryByText(/请填写/)).toBeNull()
    await userEvent.keyboard('硬度 HRC')
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }))
    await expect(items(canvasElement)).toEqual(['孔径 Ø25 H7', '粗糙度 Ra', '硬度 HRC'])
    await expect(within(canvas.getByRole('group', { name: '第 2 行' })).getByRole('textbox')).toHaveFocus()
  },
}

/** Arrow keys on the grip take the row along, with what was typed and with its focus. */
export const Reorder: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grip = (row: number) => canvas.getByRole('button', { name: new RegExp(`移动第 ${row} 行`) })
    await userEvent.type(canvas.getAllByRole('textbox', { name: /项目/ })[0] as HTMLElement, '（全检）') // there are three
    grip(1).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(items(canvasElement)).toEqual(['平面度', '孔径 Ø25 H7（全检）', '粗糙度 Ra'])
    await waitFor(() => expect(grip(2)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(items(canvasElement)).toEqual(['平面度', '粗糙度 Ra', '孔径 Ø25 H7（全检）'])
    await waitFor(() => expect(spoken()).toHaveTextContent('已移到第 3 行，共 3 行'))
  },
}

/** A dragged row changes places as it passes the middle of another. */
export const Drag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grip = canvas.getByRole('button', { name: /移动第 3 行/ })
    const first = canvas.getByRole('group', { name: '第 1 行' }).getBoundingClientRect()
    // A pointer that the test makes up cannot be captured.
    grip.setPointerCapture = () => undefined
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1 })
    fireEvent.pointerMove(grip, { pointerId: 1, clientY: first.top + 4 })
    await waitFor(() => expect(items(canvasElement)[0]).toBe('粗糙度 Ra'))
    fireEvent.pointerUp(canvas.getByRole('button', { name: /移动第 1 行/ }), { pointerId: 1 })
  },
}

/** Errors stay with their rows when these move, and the summary says in which row they are. */
export const ErrorsMove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const row = (at: number) => within(canvas.getByRole('group', { name: `第 ${at} 行` }))
    await waitFor(() => expect(row(3).getByText('请填写量具')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '第 3 行 · 量具' })).toBeVisible()
    canvas.getByRole('button', { name: /移动第 3 行/ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(row(2).getByText('请填写量具')).toBeVisible())
    await expect(row(3).queryByText('请填写量具')).toBeNull()
    await expect(canvas.getByRole('button', { name: '第 2 行 · 量具' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行' }))
    await waitFor(() => expect(canvas.queryByText('请填写量具')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await expect(submit.mock.calls[0]?.[0].checks).toEqual(checks.slice(0, 2))
  },
}

/** Fewest and most rows: what cannot be done is not offered, and what is missing is said. */
export const Limits: Story = {
  args: { rows: [], min: 1, max: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.getByText('至少填写 1 行')).toBeVisible())
    const add = canvas.getByRole('button', { name: '添加检验项目' })
    await expect(add).toHaveFocus()
    await userEvent.click(add)
    await waitFor(() => expect(canvas.queryByText('至少填写 1 行')).toBeNull())
    await expect(canvas.queryByRole('button', { name: /删除/ })).toBeNull()
    await userEvent.click(add)
    await expect(add).toBeDisabled()
    await expect(canvas.getByText('最多 2 行')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /删除/ })).toHaveLength(2)
  },
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>] }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Vietnamese: Story = { globals: { locale: 'vi' }, args: { rows: [], min: 1 } }
