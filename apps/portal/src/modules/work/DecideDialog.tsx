import { processCalls } from '@bip/contract/workflow'
import { Alert, Button, Dialog, TextArea } from '@bip/design-system'
import { useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useText } from '../../app/useText.ts'
import { Failures } from './DecideDialog.styles.ts'

export type DecideDialogProps = {
  pass: boolean
  tasks: readonly { taskId: string; title: string }[]
  onClose: () => void
  /** Some were decided: lists are out of date. */
  onDecided: () => void
}

type Result = { id: string; ok: boolean; msg: string }

/** Decides several tasks alike; whatever could not be decided says why, and the others are done. */
export const DecideDialog = ({ pass, tasks, onClose, onDecided }: DecideDialogProps) => {
  const { t } = useText()
  const [comment, setComment] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const isMissing = !pass && comment.trim() === ''
  const action = t(pass ? 'work.passChosen' : 'work.rejectChosen')

  const send = async (): Promise<void> => {
    setTried(true)
    if (isMissing) return
    setSending(true)
    setFailure(null)
    try {
      const answer = await client.request<{ results: Result[] }>({
        method: 'POST',
        path: processCalls.completeTasks,
        body: { taskIds: tasks.map(({ taskId }) => taskId), pass, comment: comment.trim() },
        idempotencyKey: key.current,
        silent: true,
      })
      setResults(answer.results)
      onDecided()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSending(false)
    }
  }

  const failed = results?.filter(({ ok }) => !ok) ?? []
  const done = (results?.length ?? 0) - failed.length
  return (
    <Dialog
      isOpen
      size="small"
      title={action}
      onClose={onClose}
      isDirty={results === null && comment !== ''}
      footer={(close) =>
        results ? (
          <Button variant="primary" onPress={close}>
            {t('work.closeResult')}
          </Button>
        ) : (
          <>
            <Button onPress={close}>{t('work.cancel')}</Button>
            <Button variant={pass ? 'primary' : 'danger'} isLoading={isSending} onPress={() => void send()}>
              {action}
            </Button>
          </>
        )
      }
    >
      {failure && <Alert tone="danger">{failure}</Alert>}
      {results ? (
        <>
          <Alert tone={failed.length > 0 ? 'warning' : 'success'}>
            {t(pass ? 'work.passedMany' : 'work.rejectedMany', { count: done })}
          </Alert>
          {failed.length > 0 && (
            <Failures aria-label={t('work.failedMany', { count: failed.length })}>
              {failed.map(({ id, msg }) => (
                <li key={id}>
                  <b>{tasks.find(({ taskId }) => taskId === id)?.title}</b> {msg}
                </li>
              ))}
            </Failures>
          )}
        </>
      ) : (
        <TextArea
          label={t('work.decideTitle', { count: tasks.length })}
          value={comment}
          onChange={setComment}
          error={wasTried && isMissing ? t('work.commentNeeded') : undefined}
          maxLength={500}
          isRequired={!pass}
        />
      )}
    </Dialog>
  )
}
