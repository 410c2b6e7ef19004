import { ApiError } from '@bip/contract/client'
import type { ProcessDetail } from '@bip/contract/workflow'
import { FormError, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { useOnce } from '../api/useOnce.ts'
import { isAlreadyHandled, isUnanswered, reasonOf, workflowApi } from '../api/workflowApi.ts'
import { useText } from '../host/useText.ts'

/** Why a decision did not count: somebody was quicker, or a sentence to show. */
export type Refusal = { isHandled: true } | { isHandled: false; reason: string }

type DecisionOptions = {
  /** What the button is called that was pressed. */
  nameOf: (pass: boolean) => string
  /** What goes along; null while it is not complete yet. */
  gather: () => Record<string, unknown> | null
  onHandled: () => void
}

/** Sends decisions on one task. Fields that the gateway refuses are thrown as a FormError, everything else ends up in `refusal`. */
export const useDecision = ({ process }: ProcessDetail, { nameOf, gather, onHandled }: DecisionOptions) => {
  const { client } = useHost()
  const { t } = useText()
  const toast = useToast()
  const once = useOnce()
  const [sending, setSending] = useState<'pass' | 'reject' | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const send = async (pass: boolean, comment: string, variables: Record<string, unknown>): Promise<void> => {
    if (sending) return
    const along = gather()
    if (along === null) {
      setRefusal({ isHandled: false, reason: t('enclose.wait') })
      return
    }
    setSending(pass ? 'pass' : 'reject')
    setRefusal(null)
    const { taskId, processInstanceId, processDefinitionId, processDefinitionName } = process
    try {
      await once((key) =>
        workflowApi(client).complete(
          {
            taskId,
            processInstanceId,
            processDefinitionId,
            processDefinitionName,
            pass,
            comment: comment.trim(),
            variables,
            ...along,
          },
          key,
        ),
      )
      toast.success(t('done.handled', { action: nameOf(pass), title: process.title }))
      onHandled()
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) throw new FormError(error.message, error.fields)
      setRefusal(refusalOf(error, t('failed.network')))
    } finally {
      setSending(null)
    }
  }

  /** With values of the task's form, which shows what is wrong with them. */
  const submit = (comment: string, variables: Record<string, unknown>): Promise<void> => send(true, comment, variables)

  /** Without values. */
  const decide = async (pass: boolean, comment: string): Promise<void> => {
    try {
      await send(pass, comment, {})
    } catch (error) {
      setRefusal({ isHandled: false, reason: reasonOf(error) })
    }
  }
  return { submit, decide, sending, refusal, setRefusal }
}

/** What a failed decision or transfer says. */
export const refusalOf = (error: unknown, unanswered: string): Refusal =>
  isAlreadyHandled(error) ? { isHandled: true } : { isHandled: false, reason: isUnanswered(error) ? unanswered : reasonOf(error) }
