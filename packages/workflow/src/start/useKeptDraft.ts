import { workflowCalls } from '@bip/contract/workflow'
import { useConfirm, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import type { Values } from '@bip/records/parts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { reasonOf } from '../api/workflowApi.ts'
import { useText } from '../host/useText.ts'

type Kept = { variables: string } | null

/** A draft at the gateway, of a process that is not started yet: asked about once when the form opens, and kept on demand. */
export const useKeptDraft = (
  { processKey, formKey, isOn }: { processKey: string; formKey: string; isOn: boolean },
  restore: (values: Values) => void,
): { save: (values: Values) => Promise<boolean> } => {
  const { client } = useHost()
  const { t } = useText()
  const confirm = useConfirm()
  const toast = useToast()
  const wasAsked = useRef(false)
  const ask = useEffectEvent(async () => {
    const query = { processDefId: processKey, platform: 'pc' }
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
    save: async (values) => {
      const body = { processDefId: processKey, taskId: '', formKey, variables: JSON.stringify(values), platform: 'pc' }
      try {
        await client.request({ method: 'POST', path: workflowCalls.draftSubmit, body, silent: true })
        toast.success(t('draft.saved'))
        return true
      } catch (error) {
        toast.error(reasonOf(error))
        return false
      }
    },
  }
}
