import { ApiError } from '@bip/contract/client'
import { Button, Dialog, type DialogSize, Form, FormError, FormErrorSummary } from '@bip/design-system'
import { type ReactNode, useId, useState } from 'react'
import { useSystemText } from './useSystemText.ts'

type FormDialogProps<V extends Record<string, unknown>> = {
  title: string
  start: V
  /** Stores the values; what the server finds wrong is shown at its field, and what was typed stays. */
  onSave: (values: V) => Promise<void>
  onClose: () => void
  columns?: 1 | 2
  size?: DialogSize
  /** Default "Save". */
  saveLabel?: string
  children: ReactNode
}

/** A form in a dialog. */
export const FormDialog = <V extends Record<string, unknown>>(props: FormDialogProps<V>) => {
  const { title, start, onSave, onClose, columns = 2, size, saveLabel, children } = props
  const { t } = useSystemText()
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const submit = async (values: V): Promise<void> => {
    setSaving(true)
    setRefused(false)
    try {
      await onSave(values)
    } catch (error) {
      // What is said of a field stands there; what is said of the whole would stand nowhere.
      setRefused(!(error instanceof ApiError) || Object.keys(error.fields ?? {}).length === 0)
      if (error instanceof ApiError) throw new FormError(error.message, error.fields)
      throw error
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      onClose={onClose}
      isDismissable={false}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('common.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isLoading={isSaving}>
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      )}
    >
      {/* The form's own default values are partial, ours are whole. */}
      <Form<V> id={id} defaultValues={start as never} columns={columns} onSubmit={submit}>
        {isRefused && <FormErrorSummary />}
        {children}
      </Form>
    </Dialog>
  )
}
