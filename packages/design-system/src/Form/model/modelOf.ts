import type { Control } from 'react-hook-form'
import { createFormModel, type FormModel } from './formModel.ts'

const models = new WeakMap<Control, FormModel>()

/** Ties a model to the form whose rules it keeps. */
export const keepModel = (control: Control, model: FormModel): void => {
  models.set(control, model)
}

/** The model of a form; one that only follows it where the form has rules of its own. */
export const modelOf = (control: Control): FormModel => {
  const model = models.get(control) ?? createFormModel()
  models.set(control, model)
  return model
}
