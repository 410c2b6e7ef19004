import '../../pages/page.css'
import '@bpmn-io/form-js/dist/assets/form-js.css'
import { Form } from '@bpmn-io/form-js'
import { choices, fields, requiredOf } from '../../pages/data.ts'
import { find, press } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { host } from '../../pages/stage.tsx'

const types = { text: 'textfield', number: 'number', select: 'select' }

const schema = (count: number) => ({
  type: 'default',
  id: 'inspection',
  schemaVersion: 19,
  components: [
    ...fields(count).map(({ name, label, kind, isRequired }) => ({
      type: types[kind],
      key: name,
      id: name,
      label,
      validate: { required: isRequired },
      ...(kind === 'select' ? { values: choices } : {}),
    })),
    { type: 'button', key: 'submit', id: 'submit', label: '提交', action: 'submit' },
  ],
})

let form: Form | undefined
const render = (count: number) => {
  form = new Form({ container: host() })
  void form.importSchema(schema(count), {})
}
const count = (selector: string) => document.querySelectorAll(selector).length

offer([
  { name: 'render 200', act: () => render(200), isDone: () => count('.fjs-form-field') > 200 },
  {
    name: 'validate 200',
    act: () => press(find('button[type="submit"]')),
    isDone: () => count('.fjs-form-field-error') >= requiredOf(200),
  },
  {
    name: 'render 1 000',
    prepare: () => form?.destroy(),
    act: () => render(1000),
    isDone: () => count('.fjs-form-field') > 1000,
  },
])
