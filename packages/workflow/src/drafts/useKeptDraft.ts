import { workflowCalls } from '@bip/contract/workflow'
import { useConfirm, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import type { Values } from '@bip/records/parts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { reasonOf } from '../api/workflowApi.ts'
import { useText } from '../host/useText.ts'

type Kept = { variables: string } | null

/** Which form a draft is of: that which starts a process, or, with a task, that of one of its steps. */
export type DraftOf = { processKey: string; formKey: string; taskId?: string; isOn: boolean }

/** A draft at the gateway: asked about once when the form opens, and kept on demand. */
export const useKeptDraft = (
  { processKey, formKey, taskId = '', isOn }: DraftOf,
  restore: (values: Values) => void,
): { askToSave: (values: () => Values) => Promise<'saved' | 'declined' | 'failed'> } => {
  const { client } = useHost()
  const { t } = useText()
  const confirm = useConfirm()
  const toast = useToast()
  const wasAsked = useRef(false)
  const ask = useEffectEvent(async () => {
    const query = { processDefId: processKey, taskId, platform: 'pc' }
    const kept = await client
      .request<Kept>({ path: workflowCalls.draftDetail, query, silent: true })
      // A gateway without drafts has none to offer.
      .catch(() => null)
    if (!kept?.variables) return
    if (await confirm({ title: t('draft.ask'), confirmLabel: t('draft.restore') })) restore(JSON.parse(kept.variables) as Values)
  })
  useEffect(() => {
    if (!isOn || wasAsked.current) return
    wasAsked.current = true
    void ask()
  }, [isOn])
  return {
    askToSave: async (values) => {
      if (!(await confirm({ title: t('draft.close'), confirmLabel: t('draft.saveAndClose') }))) return 'declined'
      const body = { processDefId: processKey, taskId, formKey, variables: JSON.stringify(values()), platform: 'pc' }
      try {
        await client.request({ method: 'POST', path: workflowCalls.draftSubmit, body, silent: true })
        toast.success(t('draft.saved'))
        return 'saved'
      } catch (error) {
        toast.error(reasonOf(error))
        return 'failed'
      }
    },
  }
}
