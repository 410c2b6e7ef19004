import { type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { useToast } from '@bip/design-system'
import { useState } from 'react'
import { read, write } from '../../calls.ts'
import { useFlowText } from '../useFlowText.ts'
import type { Wait } from './Waits.tsx'

/** Tries a failed step once more, and says how it went: a step that fails again makes a new incident, which is no failure of the call. */
export const useRetry = (processInstanceId: string, onDone: () => void) => {
  const { t } = useFlowText()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const tell = async (node: string): Promise<void> => {
    const { waits } = await read<FlowInstanceDetail>(flowCalls.instance, { processInstanceId })
    const again = waits.find((wait) => wait.kind === 'incident' && wait.node === node)
    if (again) toast.error(t('detail.stillWrong', { message: again.message }))
    else toast.success(t('detail.retried'))
  }
  const retry = async ({ id, node }: Wait): Promise<void> => {
    setBusy(true)
    try {
      await write(flowCalls.retry, { processInstanceId, wait: id, values: {} }, { tell: true })
      await tell(node)
    } catch {
      // The client has said why.
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return { isBusy, retry, tell }
}
