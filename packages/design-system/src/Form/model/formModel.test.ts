import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Control, createFormControl, type FieldErrors, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import type { FieldFacts } from './fieldEntry.ts'
import { createFormModel, type FormModel } from './formModel.ts'
import type { AnyRules, FormRules } from './rules.ts'

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

const start = (values: Record<string, unknown>, formRules?: FormRules) => {
  const model = createFormModel({ formRules })
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

const List = ({ control }: { control: Control }) => {
  useFieldArray({ control, name: 'lines' })
  return null
}

describe('createFormModel', () => {
  it('asks the rules of the whole beside those of its fields, once in a submit, and submits what they answer', async () => {
    const formRules = vi.fn<FormRules>(({ from, to, ...rest }) => ({
      faults: Object.fromEntries(from > to ? [['to', { type: 'order', message: '早于开始' }]] : []),
      values: { ...rest, from, to: `${to}T00:00` },
    }))
    const { model, form, submit } = start({ title: '', from: '2026-11-20', to: '2026-11-02' }, formRules)
    add(model, 'title', { required: true })
    add(model, 'to', {})
    expect(await submit()).toMatchObject({ title: { type: 'required' }, to: { message: '早于开始' } })
    form.setValue('title', '年假')
    form.setValue('to', '2026-11-21')
    formRules.mockClear()
    const save = vi.fn()
    expect(model.faultsNow()).toBeUndefined()
    await model.whileSubmitting(() => form.handleSubmit(save)())
    expect(save.mock.calls[0]?.[0]).toEqual({ title: '年假', from: '2026-11-20', to: '2026-11-21T00:00' })
    expect(formRules).toHaveBeenCalledTimes(1)
  })

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
    renderToStaticMarkup(createElement(List, { control: form.control }))
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
