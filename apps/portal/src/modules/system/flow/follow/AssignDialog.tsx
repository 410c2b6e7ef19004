import { type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { FormField, TextArea } from '@bip/design-system'
import { PersonCombo } from '@bip/pickers'
import { useAdapter } from '@bip/records/parts'
import { write } from '../../calls.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { useFlowText } from '../useFlowText.ts'

type AssignDialogProps = { wait: FlowInstanceDetail['waits'][number]; onClose: () => void; onDone: () => void }
type Assigned = { assignee: string | null; comment: string | null }

/** Gives an open task to another person, or one that nobody has claimed to somebody, with a reason that stands in the history. */
export const AssignDialog = ({ wait, onClose, onDone }: AssignDialogProps) => {
  const { t } = useFlowText()
  const isUnclaimed = wait.assigneeName === ''
  const adapter = useAdapter('user')
  return (
    <FormDialog<Assigned>
      title={t(isUnclaimed ? 'detail.dispatchTitle' : 'detail.assignTitle', { name: wait.nodeName })}
      size="small"
      columns={1}
      start={{ assignee: null, comment: '' }}
      saveLabel={t(isUnclaimed ? 'detail.dispatch' : 'detail.assign')}
      onSave={async ({ assignee, comment }) => {
        await write(flowCalls.assign, { taskId: wait.taskId, assignee, comment })
        onDone()
      }}
      onClose={onClose}
    >
      <FormField<Assigned, 'assignee'>
        name="assignee"
        label={t('detail.person')}
        rules={{ required: true }}
        render={(field) => <PersonCombo {...field} adapter={adapter} />}
      />
      <FormField<Assigned, 'comment'>
        name="comment"
        label={t('comment')}
        rules={{ required: true }}
        render={(field) => <TextArea {...field} maxLength={500} />}
      />
    </FormDialog>
  )
}
