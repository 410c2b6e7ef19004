import type { AnyRecord } from '@bip/contract'
import { planBaseline } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { apiOf, reasonOf, useHost, useRefresh } from '@bip/records'
import { usePlanText } from '../usePlanText.ts'

/** Keeps, names and removes earlier plans; each step is told with a way back. */
export const useBaselineSteps = (projectId: string) => {
  const { client } = useHost()
  const api = apiOf(client, planBaseline)
  const toast = useToast()
  const refresh = useRefresh()
  const { t } = usePlanText()
  /** Answers whether it was done; a refusal is told. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toast.error(reasonOf(error))
      return false
    } finally {
      await refresh(planBaseline)
    }
  }
  const undoing = (work: () => Promise<unknown>) => ({
    undo: () =>
      void run(async () => {
        await work()
        toast.success(t('baselines.undone'))
      }),
  })
  const named = async ({ id }: AnyRecord, baselineName: string): Promise<void> => {
    const { version, note } = await api.detail(id)
    await api.save({ projectId, baselineName, note }, { id, version })
  }
  return {
    keep: (baselineName: string, note: string): Promise<boolean> =>
      run(async () => {
        const stored = await api.save({ projectId, baselineName, note: note || null })
        toast.success(t('baselines.kept', { name: baselineName }), stored && undoing(() => api.remove([stored.id])))
      }),
    rename: (record: AnyRecord, name: string): Promise<boolean> =>
      run(async () => {
        await named(record, name)
        toast.success(
          t('baselines.renamed', { name }),
          undoing(() => named(record, String(record.baselineName))),
        )
      }),
    remove: (record: AnyRecord): Promise<boolean> =>
      run(async () => {
        await api.remove([record.id])
        toast.success(
          t('baselines.removed', { name: String(record.baselineName) }),
          undoing(() => api.restore([record.id])),
        )
      }),
  }
}
