import { Alert, Button, Dialog, TextArea, useToast } from '@bip/design-system'
import { PersonCombo } from '@bip/pickers'
import { useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useState } from 'react'
import { useOnce } from '../api/useOnce.ts'
import { workflowApi } from '../api/workflowApi.ts'
import { useText } from '../host/useText.ts'
import { Fields } from './task.styles.ts'
import { type Refusal, refusalOf } from './useDecision.ts'

export type TransferDialogProps = {
  taskId: string
  /** What the request is called. */
  title: string
  /** What was already written on the page. */
  comment: string
  onClose: () => void
  onTransferred: () => void
  /** Somebody else has handled the task meanwhile. */
  onHandledElsewhere: () => void
}

const people = 'user'

/** Hands a task to somebody else: who, and why. */
export const TransferDialog = ({ taskId, title, comment, onClose, onTransferred, onHandledElsewhere }: TransferDialogProps) => {
  const { client, userId } = useHost()
  const { t } = useText()
  const toast = useToast()
  const adapter = useAdapter(people)
  const once = useOnce()
  const [person, setPerson] = useState<string | null>(null)
  const [words, setWords] = useState(comment)
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const personError = person === null ? t('transfer.personRequired') : person === userId ? t('transfer.personSelf') : undefined
  const wordsError = words.trim() === '' ? t('comment.required') : undefined

  const send = async (): Promise<void> => {
    setTried(true)
    if (person === null || personError || wordsError) return
    setSending(true)
    setRefusal(null)
    try {
      await once((key) => workflowApi(client).transfer({ taskId, assignee: person, comment: words.trim() }, key))
      toast.success(t('done.transferred', { title }))
      onTransferred()
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
      title={t('transfer.title')}
      onClose={onClose}
      isDirty={person !== null || words !== comment}
      isDismissable={false}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button variant="primary" isLoading={isSending} onPress={() => void send()}>
            {t('action.transfer')}
          </Button>
        </>
      )}
    >
      <Fields>
        {refusal && !refusal.isHandled && <Alert tone="danger">{refusal.reason}</Alert>}
        <PersonCombo
          label={t('transfer.person')}
          placeholder={t('transfer.personPlaceholder')}
          adapter={adapter}
          value={person}
          onChange={(id) => setPerson(id)}
          error={wasTried ? personError : undefined}
          isRequired
          autoFocus
        />
        <TextArea
          label={t('comment.label')}
          hint={t('transfer.note')}
          value={words}
          onChange={setWords}
          error={wasTried ? wordsError : undefined}
          maxLength={500}
          isRequired
        />
      </Fields>
    </Dialog>
  )
}
