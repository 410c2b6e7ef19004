import { type BinEntry, type BulkResult, binCalls } from '@bip/contract'
import { binList } from '@bip/contract/listings'
import { useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { useSWRConfig } from 'swr'
import { isKeyOf, write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Brings entries back or lets them go, each by itself, and says which could not be. */
export const useBinActs = () => {
  const { t } = useSystemText()
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()

  const run = async (path: string, rows: readonly BinEntry[], done: 'bin.restored' | 'bin.erased'): Promise<void> => {
    const failed: string[] = []
    let count = 0
    for (const [resource, entries] of Map.groupBy(rows, (row) => row.resource)) {
      const ids = entries.map(({ recordId }) => recordId)
      try {
        const { results } = await write<BulkResult>(path, { resource, ids })
        count += results.filter(({ ok }) => ok).length
        for (const { id, ok, msg } of results)
          if (!ok) failed.push(`${entries.find(({ recordId }) => recordId === id)?.name ?? id}: ${msg}`)
      } catch (error) {
        failed.push(`${entries.map(({ name }) => name).join(', ')}: ${reasonOf(error)}`)
      }
      // Lists and pages of these records are asked for again.
      void refresh({ key: resource })
    }
    if (count > 0) toast.success(t(done, { count }))
    const [first] = failed
    if (first) toast.error(first, failed.length > 1 ? { details: failed.join('\n') } : {})
    void refresh(binList)
    void mutate(isKeyOf(binCalls.resources))
  }

  return {
    restore: async (rows: readonly BinEntry[], clear?: () => void): Promise<void> => {
      await run(binCalls.restore, rows, 'bin.restored')
      clear?.()
    },
    erase: async (rows: readonly BinEntry[], clear?: () => void): Promise<void> => {
      const [first] = rows
      const title =
        rows.length === 1 && first ? t('bin.eraseOne', { name: first.name }) : t('bin.eraseMany', { count: rows.length })
      if (!(await confirm({ title, message: t('bin.eraseText'), tone: 'danger', confirmLabel: t('bin.erase') }))) return
      await run(binCalls.erase, rows, 'bin.erased')
      clear?.()
    },
  }
}
