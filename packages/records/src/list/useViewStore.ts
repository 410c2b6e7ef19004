import { type Core, type ListView, type ListViewDraft, type ListViews, plus, type ReadyView } from '@bip/contract'
import type { SavedView, ViewStore } from '@bip/design-system'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { readState, writeState } from './listState.ts'

/** A view that comes with the list: nobody's own, open to everybody who has the list. */
const ready = (core: Core, { key, name, question }: ReadyView): SavedView => ({
  ...{ key, name, sharedWith: [], isDefault: false, isMine: false },
  state: writeState(readState(core, JSON.stringify({ question })), core.list.size),
})

const saved = ({ id, ...view }: ListView): SavedView => ({ ...view, key: id })

/** The gateway's views of a resource's list. */
export const useViewStore = (core: Core): ViewStore => {
  const { client } = useHost()
  const list = core.key
  return useMemo(
    () => ({
      list: async () => {
        const {
          views,
          ready: own,
          canShare,
          roles,
        } = await client.request<ListViews>({
          ...{ path: plus.views, query: { list }, silent: true },
        })
        return {
          views: [...views.map(saved), ...own.map((view) => ready(core, view))],
          canShare,
          roles: roles.map(({ id, name }) => ({ key: id, name })),
        }
      },
      save: async ({ key, name, state, sharedWith, isDefault }) => {
        const body: ListViewDraft = { id: key, list, name, state, sharedWith: [...sharedWith], isDefault }
        return saved(
          await client.request<ListView>({ method: 'POST', path: plus.submitView, body: { ...body }, safe: true, silent: true }),
        )
      },
      remove: async (key) => {
        await client.request({ method: 'POST', path: plus.removeView, query: { id: key }, safe: true, silent: true })
      },
    }),
    [client, list, core],
  )
}
