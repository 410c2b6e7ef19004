import type { AnyRecord, Core } from '@bip/contract'
import { Alert, Form, FormErrorSummary, type UseFormReturn } from '@bip/design-system'
import { FormFields, Sections, type Values } from '@bip/records/parts'
import type { Ref } from 'react'
import { useText } from '../host/useText.ts'
import { Sections as Stack } from './task.styles.ts'
import { isWritable } from './taskCore.ts'

export type TaskFormProps = {
  /** The resource as the task sees it. */
  core: Core
  record: AnyRecord
  form: UseFormReturn<Values>
  formRef: Ref<HTMLFormElement>
  /** Called with valid values only. Throw a FormError to show what the answer found wrong. */
  onSubmit: (values: Values) => unknown
}

/** What is asked for: inputs where the task may write, values elsewhere. */
export const TaskForm = ({ core, record, form, formRef, onSubmit }: TaskFormProps) => {
  const { t } = useText()
  if (core.form.length === 0) return <Alert>{t('form.none')}</Alert>
  if (!isWritable(core))
    return (
      <Stack>
        <Sections core={core} record={record} />
      </Stack>
    )
  return (
    <Form form={form} ref={formRef} onSubmit={onSubmit} columns={3} aria-label={t('tab.form')}>
      <FormErrorSummary />
      <FormFields core={core} record={record} isEdit />
    </Form>
  )
}
