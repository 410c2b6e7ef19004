import { Button, Form, Input, InputNumber, Select } from 'antd'
import { choices, fields, firstField, requiredOf } from '../../pages/data.ts'
import { find, press, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const controls = { text: <Input />, number: <InputNumber />, select: <Select options={choices} /> }

const Inspection = ({ count }: { count: number }) => (
  <Form layout="vertical" scrollToFirstError={{ focus: true }}>
    {fields(count).map(({ name, label, kind, isRequired }) => (
      <Form.Item key={name} name={name} label={label} rules={[{ required: isRequired }]}>
        {controls[kind]}
      </Form.Item>
    ))}
    <Button htmlType="submit">提交</Button>
  </Form>
)

const count = (selector: string) => document.querySelectorAll(selector).length
const typed = '合格，无划伤'
const input = () => find<HTMLInputElement>(`#${firstField}`)

offer([
  { name: 'render 200', act: () => show(<Inspection count={200} />), isDone: () => count('.ant-form-item') >= 200 },
  { name: 'key', act: () => type(input(), typed), isDone: () => input().value === typed },
  {
    name: 'validate 200',
    prepare: () => type(input(), ''),
    act: () => press(find('button[type="submit"]')),
    isDone: () => count('.ant-form-item-explain-error') >= requiredOf(200),
  },
  {
    name: 'render 1 000',
    prepare: () => show(null),
    act: () => show(<Inspection count={1000} />),
    isDone: () => count('.ant-form-item') >= 1000,
  },
])
