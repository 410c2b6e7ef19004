import { mrpProposal, mrpRun } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { RotateCcw } from '@bip/design-system/icons'
import { HeadAction, reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import { useMaterialsText } from '../useMaterialsText.ts'

type Answer = { materials: number; proposals: number }

/** Plans a material and what goes into it anew, without a run of all, and shows what is then proposed for it. */
export const ReplanButton = ({ materialId }: { materialId: string }) => {
  const { t } = useMaterialsText()
  const { client, navigate, permissions, listPath } = useHost()
  const toast = useToast()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  if (!permissions.has('mrpRun_start')) return null

  const replan = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { materialIds: [materialId] }
      const answer = await client.request<Answer>({ method: 'POST', path: `${mrpRun.path}/replan`, body, silent: true })
      toast.success(t('planner.replanned', { materials: answer.materials, proposals: answer.proposals }))
      await refresh(mrpProposal)
      // The proposal from which it was asked may be gone.
      navigate(`${listPath(mrpProposal)}?materialId=${encodeURIComponent(materialId)}`)
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return <HeadAction Icon={RotateCcw} label={t('planner.replan')} isLoading={isBusy} onPress={() => void replan()} />
}
