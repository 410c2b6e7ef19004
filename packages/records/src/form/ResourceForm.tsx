import { stateField } from '@bip/contract'
import { Alert, Button } from '@bip/design-system'
import { useState } from 'react'
import { lookOf, reasonOf } from '../data/errors.ts'
import { MissingRecord } from '../data/MissingRecord.tsx'
import { useRecord } from '../data/useRecord.ts'
import { mayDo, mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { copyOf } from './copied.ts'
import { Page } from './form.styles.ts'
import { MadeForm } from './MadeForm.tsx'
import type { MakingAsked } from './makingAsked.ts'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'
import type { Values } from './values.ts'
import { Waiting } from './Waiting.tsx'

export type ResourceFormProps = Omit<RecordFormProps, 'record'> & {
  /** The record to change; a new one when absent. */
  id?: string
  /** The record that a new one takes its values from. */
  copyOf?: string
  /** What a new one is made from. */
  making?: MakingAsked
}

/** The generated form of a resource: one for creating and changing. */
export const ResourceForm = ({ id, copyOf: from, making, ...props }: ResourceFormProps) => {
  const host = useHost()
  if (id !== undefined) return <StoredForm key={id} id={id} {...props} />
  if (making && mayUse(host, props.core, 'add')) return <MadeForm making={making} {...props} />
  if (mayUse(host, props.core, 'add')) return from ? <CopiedForm from={from} {...props} /> : <RecordForm {...props} />
  return <MissingRecord core={props.core} look="forbidden" onBack={props.onCancel} />
}

const CopiedForm = ({ from, core, defaults, ...props }: RecordFormProps & { from: string }) => {
  const { record, error, retry } = useRecord(core, from)
  // It is copied as it was when the form opened.
  const [values, setValues] = useState<Values>()
  if (record && !values) setValues({ ...copyOf(core, record), ...defaults })
  if (values) return <RecordForm core={core} defaults={values} {...props} />
  if (!error) return <Waiting core={core} />
  return <MissingRecord core={core} look={lookOf(error)} reason={reasonOf(error)} onRetry={retry} onBack={props.onCancel} />
}

const StoredForm = ({ id, core, onCancel, ...props }: RecordFormProps & { id: string }) => {
  const host = useHost()
  const { t, say, noun } = useText()
  const { record, error, retry } = useRecord(core, id)
  const [wasEditable, setWasEditable] = useState(false)
  const what = noun(core.label)

  if (!record) {
    if (!error) return <Waiting core={core} />
    return <MissingRecord core={core} look={lookOf(error)} reason={reasonOf(error)} onRetry={retry} onBack={onCancel} />
  }
  const isEditable = mayDo(host, core, record, 'edit')
  // An open form stays, whatever becomes of the record meanwhile: saving will tell, and nothing typed is lost.
  if (isEditable && !wasEditable) setWasEditable(true)
  if (isEditable || wasEditable) return <RecordForm core={core} record={record} onCancel={onCancel} {...props} />
  const state = core.states?.[String(record[stateField(core) ?? ''])]
  return (
    <Page>
      <Alert
        tone="warning"
        action={
          <Button size="small" onPress={() => host.openRecord(core, id)}>
            {t('action.open')}
          </Button>
        }
      >
        {state ? t('form.readOnly', { state: say(state.label) }) : t('detail.forbiddenTitle', { what })}
      </Alert>
    </Page>
  )
}
