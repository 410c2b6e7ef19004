import {
  Button,
  Form,
  FormField,
  type FormFieldControl,
  NumberField,
  Select,
  TextField,
} from '../../../../packages/design-system/src/index.ts'
import { choices, fields, firstField, requiredOf } from '../../pages/data.ts'
import { find, press, type } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

type Values = Record<string, string | null>

const controls = {
  text: (field: FormFieldControl<string | null>) => <TextField {...field} value={field.value ?? ''} />,
  number: (field: FormFieldControl<string | null>) => <NumberField {...field} />,
  select: (field: FormFieldControl<string | null>) => <Select {...field} options={choices} />,
}

const Inspection = ({ count }: { count: number }) => (
  <Form<Values> onSubmit={() => undefined} columns={1}>
    {fields(count).map(({ name, label, kind, isRequired }) => (
      <FormField key={name} name={name} label={label} rules={{ required: isRequired }} render={controls[kind]} />
    ))}
    <Button type="submit">提交</Button>
  </Form>
)

const count = (selector: string) => document.querySelectorAll(selector).length
const typed = '合格，无划伤'
const input = () => find<HTMLInputElement>(`input[name="${firstField}"]`)

offer([
  { name: 'render 200', act: () => show(<Inspection count={200} />), isDone: () => count('[data-field]') >= 200 },
  { name: 'key', act: () => type(input(), typed), isDone: () => input().value === typed },
  {
    name: 'validate 200',
    prepare: () => type(input(), ''),
    act: () => press(find('button[type="submit"]')),
    isDone: () => count('[data-tone="error"]') >= requiredOf(200),
  },
  {
    name: 'render 1 000',
    prepare: () => show(null),
    act: () => show(<Inspection count={1000} />),
    isDone: () => count('[data-field]') >= 1000,
  },
])
