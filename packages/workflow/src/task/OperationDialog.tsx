import { type FlowBackNode, workflowCalls } from '@bip/contract/workflow'
import { Alert, Button, Dialog, Select, TextArea, useToast } from '@bip/design-system'
import { MultiRecordCombo, PersonCombo } from '@bip/pickers'
import { useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useState } from 'react'
import useSWR from 'swr'
import { useOnce } from '../api/useOnce.ts'
import { useText } from '../host/useText.ts'
import { type OperationName, operations } from './operations.ts'
import { Fields } from './task.styles.ts'
import { type Refusal, refusalOf } from './useDecision.ts'

export type OperationDialogProps = {
  name: OperationName
  taskId: string
  /** What was already written on the page. */
  comment: string
  onClose: () => void
  /** It was done; `leaves` says whether the page is finished with. */
  onDone: (leaves: boolean) => void
  /** Somebody else has handled the task meanwhile. */
  onHandledElsewhere: () => void
}

/** Whom it is about, where it goes, and why: what an operation needs, and nothing else. */
export const OperationDialog = ({ name, taskId, comment, onClose, onDone, onHandledElsewhere }: OperationDialogProps) => {
  const { client } = useHost()
  const { t } = useText()
  const toast = useToast()
  const once = useOnce()
  const adapter = useAdapter('user')
  const operation = operations[name]
  const [people, setPeople] = useState<readonly string[]>([])
  const [node, setNode] = useState<string | null>(null)
  const [words, setWords] = useState(comment)
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const nodes = useSWR<FlowBackNode[], Error>(operation.asksNode ? [workflowCalls.getBackNodes, taskId] : null, () =>
    client.request<FlowBackNode[]>({ path: workflowCalls.getBackNodes, query: { taskId }, silent: true }),
  )
  const peopleError = operation.asks && people.length === 0 ? t('transfer.personRequired') : undefined
  const nodeError = operation.asksNode && node === null ? t('operation.nodeRequired') : undefined
  const wordsError = operation.comment === 'required' && words.trim() === '' ? t('comment.required') : undefined

  const send = async (): Promise<void> => {
    setTried(true)
    if (peopleError || nodeError || wordsError) return
    setSending(true)
    setRefusal(null)
    const body = operation.body({ taskId, people, node: node ?? '', comment: words.trim() })
    try {
      await once((idempotencyKey) => client.request({ method: 'POST', path: operation.path, body, idempotencyKey, silent: true }))
      toast.success(t(operation.done))
      onDone(operation.leaves)
    } catch (error) {
      const refused = refusalOf(error, t('failed.network'))
      if (refused.isHandled) onHandledElsewhere()
      else setRefusal(refused)
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(operation.title)}
      onClose={onClose}
      isDirty={people.length > 0 || node !== null || words !== comment}
      isDismissable={false}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button variant={operation.tone ?? 'primary'} isLoading={isSending} onPress={() => void send()}>
            {t(operation.title)}
          </Button>
        </>
      )}
    >
      <Fields>
        {refusal && !refusal.isHandled && <Alert tone="danger">{refusal.reason}</Alert>}
        {operation.asks === 'person' && (
          <PersonCombo
            label={t('operation.person')}
            placeholder={t('transfer.personPlaceholder')}
            adapter={adapter}
            value={people[0] ?? null}
            onChange={(id) => setPeople(id === null ? [] : [id])}
            error={wasTried ? peopleError : undefined}
            isRequired
            autoFocus
          />
        )}
        {operation.asks === 'people' && (
          <MultiRecordCombo
            label={t('operation.people')}
            placeholder={t('transfer.personPlaceholder')}
            adapter={adapter}
            value={people}
            onChange={setPeople}
            error={wasTried ? peopleError : undefined}
            isRequired
          />
        )}
        {operation.asksNode && (
          <Select
            label={t('operation.node')}
            options={(nodes.data ?? []).map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }))}
            value={node}
            onChange={setNode}
            error={wasTried ? nodeError : nodes.error?.message}
            isRequired
          />
        )}
        {operation.comment !== 'none' && (
          <TextArea
            label={t('comment.label')}
            hint={operation.note && t(operation.note)}
            value={words}
            onChange={setWords}
            error={wasTried ? wordsError : undefined}
            maxLength={500}
            isRequired={operation.comment === 'required'}
          />
        )}
      </Fields>
    </Dialog>
  )
}
