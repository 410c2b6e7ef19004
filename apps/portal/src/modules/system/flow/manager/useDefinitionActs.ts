import { definitionList } from '@bip/contract/listings'
import { type FlowDefinition, flowCalls } from '@bip/contract/workflow'
import { useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { useSWRConfig } from 'swr'
import { isKeyOf, write } from '../../calls.ts'
import { useFlowText } from '../useFlowText.ts'

/** What an administrator does with a version of a process. */
export const useDefinitionActs = () => {
  const { t } = useFlowText()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useSWRConfig()
  const refreshList = useRefresh()
  const refresh = (): void => {
    void refreshList(definitionList)
    void mutate(isKeyOf(flowCalls.managerList))
  }
  const tell = async (path: string, body: object): Promise<void> => {
    try {
      await write(path, body, { tell: true })
      toast.success(t('done'))
    } catch {
      // The client has said why.
    }
    refresh()
  }
  return {
    refresh,
    switchState: async ({ id, name, version, isSuspended }: FlowDefinition): Promise<void> => {
      const title = t('manager.stopAsk', { name, version })
      const question = { title, message: t('manager.stopNote'), confirmLabel: t('manager.stop') }
      if (!isSuspended && !(await confirm(question))) return
      await tell(flowCalls.changeState, { processDefinitionId: id, state: isSuspended ? 'active' : 'suspend' })
    },
    remove: async ({ deploymentId, name, version }: FlowDefinition): Promise<void> => {
      const title = t('manager.removeAsk', { name, version })
      const message = t('manager.removeNote')
      if (!(await confirm({ title, message, confirmLabel: t('manager.remove'), tone: 'danger' }))) return
      await tell(flowCalls.deleteDeployment, { deploymentIds: deploymentId })
    },
  }
}
