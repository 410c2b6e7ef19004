import { definitionList, instanceList } from '@bip/contract/listings'
import { flowCalls } from '@bip/contract/workflow'
import { useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { useSWRConfig } from 'swr'
import { isWorkKey } from '../../../../app/useWorkCount.ts'
import { isKeyOf, write } from '../../calls.ts'
import { useFlowText } from '../useFlowText.ts'

export type ActedOn = { processInstanceId: string; title: string }

/** What an administrator does with a whole process. Each answers whether it was done. */
export const useInstanceActs = () => {
  const { t } = useFlowText()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useSWRConfig()
  const refreshList = useRefresh()
  const refresh = (): void => {
    void refreshList(instanceList)
    void refreshList(definitionList)
    void mutate((key) => isKeyOf(flowCalls.instance, flowCalls.managerList)(key) || isWorkKey(key))
  }
  const tell = async (path: string, body: object): Promise<boolean> => {
    try {
      await write(path, body, { tell: true })
      toast.success(t('done'))
      return true
    } catch {
      // The client has said why.
      return false
    } finally {
      refresh()
    }
  }
  return {
    refresh,
    suspend: async ({ processInstanceId, title }: ActedOn, isSuspended: boolean): Promise<boolean> => {
      const question = {
        title: t('follow.suspendAsk', { name: title }),
        message: t('follow.suspendNote'),
        confirmLabel: t('follow.suspend'),
      }
      if (isSuspended && !(await confirm(question))) return false
      return tell(flowCalls.suspend, { processInstanceId, isSuspended })
    },
    remove: async ({ processInstanceId, title }: ActedOn): Promise<boolean> => {
      let deleteReason = ''
      const isSure = await confirm({
        title: t('follow.removeAsk', { name: title }),
        message: t('follow.removeNote'),
        confirmLabel: t('follow.remove'),
        tone: 'danger',
        input: {
          label: t('reason'),
          onText: (text) => {
            deleteReason = text
          },
        },
      })
      return isSure && tell(flowCalls.deleteInstance, { processInstanceId, deleteReason })
    },
  }
}
