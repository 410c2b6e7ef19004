import { type Core, initialValues } from '@bip/contract'
import { Button, Dialog, Form, FormField, useForm } from '@bip/design-system'
import { useId } from 'react'
import { useContractRules } from '../form/useContractRules.ts'
import { useText } from '../host/useText.ts'
import { FieldInput } from '../kinds/FieldInput.tsx'

export type ArgsDialogProps = {
  core: Core
  operation: string
  /** Null when given up. */
  onAnswer: (args: Record<string, unknown> | null) => void
}

/** Asks for what an action needs to know. */
export const ArgsDialog = ({ core, operation, onAnswer }: ArgsDialogProps) => {
  const { t, say } = useText()
  const id = useId()
  const action = core.actions?.[operation]
  const fields = action?.args ?? {}
  const form = useForm({ defaultValues: initialValues(fields), formRules: useContractRules(fields) })
  if (!action) return null
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say(action.label)}
      onClose={() => onAnswer(null)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button type="submit" form={id} variant={action.tone === 'danger' ? 'danger' : 'primary'} emphasis="strong">
            {say(action.label)}
          </Button>
        </>
      )}
    >
      {action.confirm && <p>{say(action.confirm)}</p>}
      <Form id={id} form={form} columns={1} onSubmit={onAnswer}>
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
                record={{}}
              />
            )}
          />
        ))}
      </Form>
    </Dialog>
  )
}
