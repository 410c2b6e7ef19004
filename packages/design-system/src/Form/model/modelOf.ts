import type { Control, UseFormReturn } from 'react-hook-form'
import { createFormModel, type FormModel } from './formModel.ts'

const models = new WeakMap<Control, FormModel>()

/** Ties a model to the form whose rules it keeps. */
export const keepModel = (form: UseFormReturn, model: FormModel): void => {
  if (models.has(form.control)) return
  models.set(form.control, model)
  const { reset } = form
  // Nobody hears of a reset otherwise.
  form.reset = (...given) => {
    reset(...given)
    model.startAnew()
  }
}

/** The model of a form; one that only follows it where the form has rules of its own. */
export const modelOf = (control: Control): FormModel => {
  const model = models.get(control) ?? createFormModel()
  models.set(control, model)
  return model
}
