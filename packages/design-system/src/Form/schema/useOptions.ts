import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Option } from '../../Select/option.ts'
import { useFormScope } from '../FormContext.ts'
import { isEmpty } from '../model/rules.ts'
import { useDerived } from '../useDerived.ts'
import type { AnyField } from './anySchema.ts'
import { labelsOf, offeredPart, optionsOf } from './offered.ts'
import { schemaTexts } from './schema.texts.ts'

const noOptions: readonly Option[] = []

/** The options of a field. Where they change under a chosen value, it is taken back or kept as the field says, and the user reads so below the field. */
export const useOptions = (field: AnyField, path: string, row?: string): readonly Option[] | undefined => {
  const { form, model } = useFormScope()
  const { t, locale } = useLocale()
  const isDependent = field.options !== undefined && !Array.isArray(field.options)
  const compute = useCallback((values: FieldValues) => optionsOf(field, values, row), [field, row])
  const derived = useDerived(isDependent ? compute : undefined)
  const before = useRef<readonly Option[]>(undefined)

  const review = useEffectEvent((options: readonly Option[]) => {
    const known = before.current
    before.current = options
    const { kept, lost } = offeredPart(form.getValues(path), options)
    const entry = model.entry(path)
    if (lost.length === 0) {
      entry.setNotice(undefined)
      return
    }
    const label = labelsOf(lost, known ?? noOptions).join(locale === 'zh-CN' ? '、' : ', ')
    // What was stored before is never taken away by merely opening the form.
    if (field.whenNotOffered === 'keep' || !known) {
      entry.setNotice({ tone: 'warning', text: t(schemaTexts.notOffered, { label }) })
      return
    }
    form.setValue(path, kept, { shouldDirty: true })
    entry.setNotice({ tone: 'info', text: t(schemaTexts.takenBack, { label }) })
  })

  useEffect(() => {
    if (isDependent && derived) review(derived)
  }, [isDependent, derived])

  useEffect(() => {
    if (!isDependent) return
    return model.entry(path).followValue(() => {
      const options = before.current
      const { lost } = offeredPart(form.getValues(path), options ?? noOptions)
      // The user has answered the notice by choosing anew.
      if (lost.length === 0 && !isEmpty(form.getValues(path))) model.entry(path).setNotice(undefined)
    })
  }, [isDependent, model, form, path])

  if (!isDependent) return field.options as readonly Option[] | undefined // told apart by isArray
  return derived ?? noOptions
}
