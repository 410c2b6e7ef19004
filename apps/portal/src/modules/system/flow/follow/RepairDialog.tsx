import { type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { Alert, FormField, TextField } from '@bip/design-system'
import { write } from '../../calls.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { Note } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'
import { shownValue, typedValue } from './typedValue.ts'

type RepairDialogProps = {
  detail: FlowInstanceDetail
  wait: FlowInstanceDetail['waits'][number]
  onClose: () => void
  onDone: () => void
}

type Typed = Record<string, string | null>

/** The variables that the failed step reads, to be put right; what was not touched is not sent. */
export const RepairDialog = ({ detail, wait, onClose, onDone }: RepairDialogProps) => {
  const { t } = useFlowText()
  // Names of variables may hold what a form reads as a path, so its fields are called by place.
  const start: Typed = { newName: '', newValue: '' }
  detail.variables.forEach(({ value }, at) => {
    start[`value${at}`] = shownValue(value)
  })
  const valuesOf = (typed: Typed): Record<string, unknown> => {
    const values: Record<string, unknown> = {}
    detail.variables.forEach(({ name }, at) => {
      const one = typed[`value${at}`] ?? ''
      if (one !== start[`value${at}`]) values[name] = typedValue(one)
    })
    if (typed.newName) values[typed.newName] = typedValue(typed.newValue ?? '')
    return values
  }
  return (
    <FormDialog<Typed>
      title={t('detail.repairTitle', { name: wait.nodeName })}
      columns={1}
      start={start}
      saveLabel={t('detail.repair')}
      onSave={async (typed) => {
        const { processInstanceId } = detail
        await write(flowCalls.retry, { processInstanceId, wait: wait.id, values: valuesOf(typed) })
        onDone()
      }}
      onClose={onClose}
    >
      <Alert tone="danger">{wait.message}</Alert>
      <Note>{t('detail.repairHint')}</Note>
      {detail.variables.map(({ name }, at) => (
        <FormField<Typed> key={name} name={`value${at}`} label={name} render={(field) => <TextField {...field} />} />
      ))}
      <FormField<Typed> name="newName" label={t('detail.newName')} render={(field) => <TextField {...field} maxLength={120} />} />
      <FormField<Typed> name="newValue" label={t('detail.newValue')} render={(field) => <TextField {...field} />} />
    </FormDialog>
  )
}
