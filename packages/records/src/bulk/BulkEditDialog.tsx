import type { Core, Fields } from '@bip/contract'
import { Button, Dialog, Form, FormField, MultiSelect, useForm } from '@bip/design-system'
import { useId, useMemo, useState } from 'react'
import { useContractRules } from '../form/useContractRules.ts'
import type { Values } from '../form/values.ts'
import { useText } from '../host/useText.ts'
import { FieldInput } from '../kinds/FieldInput.tsx'
import { bulkFields } from './bulkFields.ts'

export type BulkEditDialogProps = {
  core: Core
  /** How many records are meant. */
  count: number
  /** What they are to become; null when given up. */
  onAnswer: (values: Values | null) => void
}

/** Asks which fields many records are given, and what. */
export const BulkEditDialog = ({ core, count, onAnswer }: BulkEditDialogProps) => {
  const { t, say, noun } = useText()
  const id = useId()
  const fields = useMemo(() => bulkFields(core), [core])
  const [chosen, setChosen] = useState<string[]>([])
  const asked: Fields = useMemo(
    () => Object.fromEntries(Object.entries(fields).filter(([key]) => chosen.includes(key))),
    [fields, chosen],
  )
  const form = useForm<Values>({ defaultValues: {}, formRules: useContractRules(asked) })
  const submit = (values: Values): void =>
    onAnswer(Object.fromEntries(Object.keys(asked).map((key) => [key, values[key] ?? null])))
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('bulk.editTitle', { count, what: noun(core.label) })}
      onClose={() => onAnswer(null)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" emphasis="strong" isDisabled={chosen.length === 0}>
            {t('bulk.editSubmit', { count })}
          </Button>
        </>
      )}
    >
      <MultiSelect
        label={t('bulk.editFields')}
        placeholder={t('bulk.editChoose')}
        options={Object.entries(fields).map(([key, field]) => ({ value: key, label: say(field.label) }))}
        value={chosen}
        onChange={setChosen}
        hint={t('bulk.editHint')}
      />
      <Form id={id} form={form} columns={1} onSubmit={submit}>
        {Object.entries(asked).map(([key, field]) => (
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
