import { createFormControl, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import type { FieldFacts } from './fieldEntry.ts'
import { createFormModel, type FormModel } from './formModel.ts'
import type { AnyRules } from './rules.ts'

const facts = (label: string, rules: AnyRules | undefined): FieldFacts => ({
  label,
  sectionId: null,
  rules,
  describe: ({ type, message }) => message ?? type,
})

const add = (model: FormModel, name: string, rules: AnyRules | undefined): (() => void) => {
  const entry = model.entry(name)
  entry.learn(facts(name, rules))
  return model.join(entry)
}

const start = (values: Record<string, unknown>) => {
  const model = createFormModel()
  // What is missing is the state of a component, which nothing here asks for.
  const form = createFormControl({ defaultValues: values, resolver: model.resolver }).formControl as unknown as UseFormReturn
  model.connect(form)
  const submit = async (): Promise<FieldErrors | null> => {
    let found: FieldErrors | null = null
    const keep = (errors: FieldErrors): void => {
      found = errors
    }
    await model.whileSubmitting(() => form.handleSubmit(() => undefined, keep)())
    return found
  }
  return { model, form, submit }
}

describe('createFormModel', () => {
  it('checks the fields of the form, whether their controls are made or not', async () => {
    const { model, submit } = start({ title: '', amount: null, remark: '' })
    add(model, 'title', { required: true })
    const leave = add(model, 'amount', { required: true })
    add(model, 'remark', undefined)
    expect([...(model.faultsNow()?.keys() ?? [])]).toEqual(['title', 'amount'])
    expect(await submit()).toMatchObject({ title: { type: 'required' }, amount: { type: 'required' } })
    leave()
    expect(await submit()).not.toHaveProperty('amount')
  })

  it('tells each field of its own fault only', async () => {
    const { model, form, submit } = start({ title: '', amount: null })
    add(model, 'title', { required: true })
    add(model, 'amount', { required: true })
    await submit()
    const [title, amount] = [vi.fn(), vi.fn()]
    model.entry('title').status.subscribe(title)
    model.entry('amount').status.subscribe(amount)
    form.setValue('title', '导轨', { shouldValidate: true })
    await vi.waitFor(() => expect(model.entry('title').fault).toBeUndefined())
    expect(title).toHaveBeenCalledTimes(1)
    expect(amount).not.toHaveBeenCalled()
    expect(model.entry('amount').status.get().error).toBe('required')
  })

  it('keeps what a submit shows while the field that the focus has left is still being checked', async () => {
    const { model, form } = start({ title: '', amount: null })
    add(model, 'title', { required: true })
    add(model, 'amount', { required: true })
    const amount = model.entry('amount')
    const letGo = model.show(model.faultsNow() ?? new Map())
    await form.trigger('title')
    expect(amount.fault?.type).toBe('required')
    letGo()
    expect(amount.fault).toBeUndefined()
    expect(model.entry('title').fault?.type).toBe('required')
  })

  it('takes back what a submit shows of a field that is mended meanwhile', async () => {
    const { model, form } = start({ title: '', amount: null })
    add(model, 'title', { required: true })
    add(model, 'amount', { required: true })
    model.show(model.faultsNow() ?? new Map())
    form.setValue('amount', '12.50')
    await form.trigger()
    expect(model.entry('amount').fault).toBeUndefined()
    expect(model.entry('title').fault?.type).toBe('required')
  })

  it('finds nothing in rows that nobody has touched, until the submit', async () => {
    const { model, form, submit } = start({ lines: [{ item: '' }] })
    const list = model.entry('lines')
    list.learn({ ...facts('lines', { minLength: 2 }), isList: true })
    model.join(list)
    // As its useFieldArray does.
    form.control._names.array.add('lines')
    add(model, 'lines.0.item', { required: true })
    await form.trigger('lines')
    expect(list.fault?.type).toBe('minLength')
    expect(model.entry('lines.0.item').fault).toBeUndefined()
    await submit()
    expect(model.entry('lines.0.item').fault?.type).toBe('required')
  })

  it('keeps the rules that a caller registered by hand', async () => {
    const { form, submit } = start({ code: '', note: '' })
    form.register('code', { required: '请填写编码' })
    expect(await submit()).toMatchObject({ code: { message: '请填写编码' } })
    form.setValue('code', 'A-01')
    expect(await submit()).toBeNull()
  })

  it('takes back a fault whose rule does not hold any more, but not what the server found', async () => {
    const { model, form, submit } = start({ drawing: '' })
    add(model, 'drawing', { required: true })
    await submit()
    const entry = model.entry('drawing')
    entry.learn(facts('drawing', undefined))
    model.recheck(entry)
    expect(entry.fault).toBeUndefined()
    form.setError('drawing', { type: 'server', message: '图号已作废' })
    model.recheck(entry)
    expect(entry.fault?.message).toBe('图号已作废')
  })
})
