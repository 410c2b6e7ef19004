import { type AnyRecord, argsOf, type Core, initialValues, isEmpty, isState } from '@bip/contract'
import { Button, Dialog, Form, FormErrorSummary, FormField, useForm } from '@bip/design-system'
import { useId, useMemo } from 'react'
import { useContractRules } from '../form/useContractRules.ts'
import { useText } from '../host/useText.ts'
import { FieldInput } from '../kinds/FieldInput.tsx'
import { useSlots } from '../kinds/slots.tsx'

export type ArgsDialogProps = {
  core: Core
  operation: string
  /** What it will run over. */
  records: readonly AnyRecord[]
  /** Throws a FormError where the gateway refuses: the dialog then stays, with what was typed. */
  onAnswer: (args: Record<string, unknown>) => Promise<void>
  onGiveUp: () => void
}

/** Asks for what an action needs to know. Of one record, what it stores starts from what is there. */
export const ArgsDialog = ({ core, operation, records, onAnswer, onGiveUp }: ArgsDialogProps) => {
  const { t, say } = useText()
  const id = useId()
  const action = core.actions?.[operation]
  const { ArgsExtra } = useSlots(core)
  const fields = useMemo(() => (action ? argsOf(core, action, records) : {}), [core, action, records])
  const [only] = records.length === 1 ? records : []
  const form = useForm({ defaultValues: startOf(fields, only), formRules: useContractRules(fields) })
  const { isSubmitting } = form.formState
  if (!action) return null
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say(action.label)}
      onClose={onGiveUp}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant={action.tone === 'danger' ? 'danger' : 'primary'}
            emphasis="strong"
            isLoading={isSubmitting}
          >
            {say(action.label)}
          </Button>
        </>
      )}
    >
      {action.confirm && <p>{say(action.confirm)}</p>}
      <Form id={id} form={form} columns={1} onSubmit={onAnswer}>
        <FormErrorSummary />
        {Object.entries(fields).map(([key, field]) => (
          <FormField
            key={key}
            name={key}
            label={say(field.label)}
            render={({ value, onChange, onBlur, error }) => (
              <FieldInput
                core={core}
                field={field}
                name={key}
                label={say(field.label)}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={error}
                record={only ?? {}}
              />
            )}
          />
        ))}
        {ArgsExtra && <ArgsExtra core={core} operation={operation} />}
      </Form>
    </Dialog>
  )
}

const startOf = (fields: Core['fields'], record: AnyRecord | undefined): Record<string, unknown> => {
  const values = initialValues(fields)
  for (const [key, field] of Object.entries(fields))
    if (!isState(field) && isEmpty(field.initial) && record && !isEmpty(record[key])) values[key] = record[key]
  return values
}
