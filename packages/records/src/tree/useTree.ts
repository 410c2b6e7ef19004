import { type Core, plus, type TreeLevel, type TreeMove, type TreeRecord } from '@bip/contract'
import { useToast } from '@bip/design-system'
import useSWR from 'swr'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { type Levels, placeNow } from './nodes.ts'

type Place = Pick<TreeMove, 'parentId' | 'before'>

/** The open levels of a tree, what is searched for in it, and how one of its records is put elsewhere. */
export const useTree = (core: Core, open: ReadonlySet<string>, search: string) => {
  const { client } = useHost()
  const { t } = useText()
  const toast = useToast()
  const refresh = useRefresh()

  const levelOf = (asked: { parentId?: string; search?: string }, signal?: AbortSignal): Promise<TreeLevel> =>
    quiet(client).request({ path: plus.treeLevel, query: { resource: core.key, ...asked }, signal })
  const keys = ['', ...open].toSorted()
  const readOpen = async (): Promise<Levels> => {
    const levels = await Promise.all(keys.map((parentId) => levelOf(parentId ? { parentId } : {})))
    return Object.fromEntries(keys.map((key, at) => [key, levels[at] ?? { records: [], isCut: false }]))
  }
  const known = useSWR<Levels>(['tree', core.key, keys], readOpen, { keepPreviousData: true })
  const found = useSWR<TreeLevel>(search ? ['tree', core.key, 'search', search] : null, () => levelOf({ search }))

  const put = async ({ id, title, version }: TreeRecord, place: Place, back: Place | null): Promise<void> => {
    const body: TreeMove = { resource: core.key, id, version, ...place }
    try {
      const moved = await quiet(client).request<TreeRecord>({ method: 'POST', path: plus.treeMove, body })
      const undo = back ? () => void put({ id, title, version: moved.version } as TreeRecord, back, null) : undefined // what a move asks of it
      toast.success(t('tree.moved', { name: title }), { undo })
    } catch (error) {
      toast.error(reasonOf(error))
    }
    await refresh(core)
  }
  return {
    levels: known.data ?? {},
    found: search ? found.data : undefined,
    error: known.error ?? found.error,
    isLoading: (known.isLoading && !known.data) || (search !== '' && found.isLoading),
    retry: () => void known.mutate(),
    levelOf,
    move: (record: TreeRecord, place: Place) => put(record, place, placeNow(known.data ?? {}, record.id)),
  }
}
