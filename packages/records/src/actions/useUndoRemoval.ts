import type { AnyRecord, BulkResult, Core } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { titleOf } from '../data/titleOf.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'

/** Ids of one call. */
const maxIds = 1000

/** Says that records were removed, with a way to take that back for some seconds. */
export const useUndoRemoval = (core: Core): ((records: readonly AnyRecord[]) => void) => {
  const api = useApi(core)
  const toast = useToast()
  const refresh = useRefresh()
  const { t } = useText()

  const restore = async (records: readonly AnyRecord[]): Promise<void> => {
    const names = new Map(records.map((record) => [record.id, titleOf(core, record)]))
    try {
      const ids = [...names.keys()]
      let isOffered = true
      const failed: BulkResult['results'][number][] = []
      for (let at = 0; at < ids.length && isOffered; at += maxIds) {
        const answer = await api.restore(ids.slice(at, at + maxIds))
        isOffered = answer !== undefined
        failed.push(...(answer?.results ?? []).filter(({ ok }) => !ok))
      }
      const [first] = failed
      if (!isOffered) toast.error(t('transfer.off'))
      else if (first)
        toast.error(
          t('remove.someRestored', {
            count: ids.length - failed.length,
            failed: failed.length,
            name: names.get(first.id) ?? '',
            why: first.msg,
          }),
        )
      else toast.success(t('remove.restored', { count: records.length }))
    } catch (error) {
      toast.error(reasonOf(error))
    }
    await refresh(core)
  }

  return (records) => {
    const [first] = records
    if (!first) return
    const text =
      records.length === 1 ? t('remove.doneOne', { name: titleOf(core, first) }) : t('remove.doneMany', { count: records.length })
    toast.success(text, { undo: () => void restore(records) })
  }
}
