import { type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { CheckboxGroup, FormField, Select, TextArea } from '@bip/design-system'
import { write } from '../../calls.ts'
import { FormDialog } from '../../FormDialog.tsx'
import { useFlowText } from '../useFlowText.ts'

type MoveDialogProps = { detail: FlowInstanceDetail; onClose: () => void; onDone: () => void }
type Moved = { tokens: string[] | null; node: string | null; comment: string | null }

/** Takes tokens from where they stand and puts one at another step. */
export const MoveDialog = ({ detail, onClose, onDone }: MoveDialogProps) => {
  const { t } = useFlowText()
  const { processInstanceId, tokens, nodes } = detail
  const first = tokens.length === 1 ? tokens : []
  return (
    <FormDialog<Moved>
      title={t('detail.moveTitle')}
      columns={1}
      start={{ tokens: first.map(({ id }) => id), node: null, comment: '' }}
      saveLabel={t('detail.move')}
      onSave={async ({ tokens, node, comment }) => {
        await write(flowCalls.move, { processInstanceId, tokens, node, comment })
        onDone()
      }}
      onClose={onClose}
    >
      <FormField<Moved, 'tokens'>
        name="tokens"
        label={t('detail.moveFrom')}
        rules={{ validate: (chosen) => (chosen?.length ?? 0) > 0 || t('detail.pickFrom') }}
        render={(field) => <CheckboxGroup {...field} options={tokens.map(({ id, name }) => ({ value: id, label: name }))} />}
      />
      <FormField<Moved, 'node'>
        name="node"
        label={t('detail.moveTo')}
        rules={{ required: true }}
        render={(field) => (
          <Select
            {...field}
            options={nodes
              .filter(({ type }) => !/start/i.test(type))
              .map(({ id, name }) => ({ value: id, label: name, description: name === id ? undefined : id }))}
          />
        )}
      />
      <FormField<Moved, 'comment'>
        name="comment"
        label={t('comment')}
        rules={{ required: true }}
        render={(field) => <TextArea {...field} maxLength={500} />}
      />
    </FormDialog>
  )
}
