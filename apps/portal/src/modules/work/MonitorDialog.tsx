import { type FlowInstance, type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { Alert, Button, Dialog, TextArea } from '@bip/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'

export type MonitorDialogProps = { instance: FlowInstance; onClose: () => void; onChanged: () => void }

/** One process under way: who it waits for, what stopped it, and what an administrator does about it. */
export const MonitorDialog = ({ instance, onClose, onChanged }: MonitorDialogProps) => {
  const { t } = useText()
  const { language } = usePreferences()
  const id = instance.processInstanceId
  const { data, error, mutate } = useSWR<FlowInstanceDetail, Error>([flowCalls.instance, id, language], () =>
    client.request<FlowInstanceDetail>({ path: flowCalls.instance, query: { processInstanceId: id }, silent: true }),
  )
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (path: string, body: object, isLast = false): Promise<void> => {
    setSending(true)
    setFailure(null)
    try {
      await client.request({ method: 'POST', path, body: { processInstanceId: id, ...body }, silent: true })
      onChanged()
      if (isLast) onClose()
      else await mutate()
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setSending(false)
    }
  }
  const remove = (): void => {
    setTried(true)
    if (reason.trim()) void send(flowCalls.deleteInstance, { deleteReason: reason.trim() }, true)
  }
  const isSuspended = data?.status === 'suspended'
  const isOpen = instance.endTime === null
  return (
    <Dialog
      isOpen
      size="small"
      title={instance.title}
      onClose={onClose}
      isDirty={reason !== ''}
      footer={() => (
        <>
          {isOpen && data && (
            <Button isLoading={isSending} onPress={() => void send(flowCalls.suspend, { isSuspended: !isSuspended })}>
              {t(isSuspended ? 'work.monitorResume' : 'work.monitorSuspend')}
            </Button>
          )}
          <Button variant="danger" isLoading={isSending} onPress={remove}>
            {t('work.monitorDelete')}
          </Button>
        </>
      )}
    >
      {(failure ?? error) && <Alert tone="danger">{failure ?? error?.message}</Alert>}
      {isSuspended && <Alert tone="warning">{t('work.monitorSuspended')}</Alert>}
      {data?.waits.map(({ id: wait, kind, nodeName, message, assigneeName }) =>
        kind === 'incident' ? (
          <Alert key={wait} tone="danger">
            {`${nodeName} ${message} `}
            <Button size="small" isLoading={isSending} onPress={() => void send(flowCalls.retry, { wait })}>
              {t('work.monitorRetry')}
            </Button>
          </Alert>
        ) : (
          <p key={wait}>{[nodeName, assigneeName].filter(Boolean).join(' · ')}</p>
        ),
      )}
      <TextArea
        label={t('work.monitorReason')}
        value={reason}
        onChange={setReason}
        error={wasTried && !reason.trim() ? t('work.monitorReasonNeeded') : undefined}
      />
    </Dialog>
  )
}
