import type { Control, UseFormReturn } from 'react-hook-form'
import { createFormModel, type FormModel } from './formModel.ts'
import { revealAndFocus } from './registry.ts'

const models = new WeakMap<Control, FormModel>()

/** Ties a model to the form whose rules it keeps. */
export const keepModel = (form: UseFormReturn, model: FormModel): void => {
  if (models.has(form.control)) return
  models.set(form.control, model)
  const { reset, setFocus } = form
  // Nobody hears of a reset otherwise.
  form.reset = (...given) => {
    reset(...given)
    model.startAnew()
  }
  // Controls need not know about forms: their field is found in the page.
  form.setFocus = (name, options) => {
    const root = model.fields.get(name)?.root
    if (root) revealAndFocus(root)
    else setFocus(name, options)
  }
}

/** The model of a form; one that only follows it where the form has rules of its own. */
export const modelOf = (control: Control): FormModel => {
  const model = models.get(control) ?? createFormModel({ keepsRules: false })
  models.set(control, model)
  return model
}
