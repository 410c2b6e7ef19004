import { type Core, type ListView, type ListViewDraft, type ListViews, plus } from '@bip/contract'
import type { SavedView, ViewStore } from '@bip/design-system'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'

const saved = ({ id, ...view }: ListView): SavedView => ({ ...view, key: id })

/** The gateway's views of a resource's list. */
export const useViewStore = (core: Core): ViewStore => {
  const { client } = useHost()
  const list = core.key
  return useMemo(
    () => ({
      list: async () => {
        const { views, canShare, roles } = await client.request<ListViews>({ path: plus.views, query: { list }, silent: true })
        return { views: views.map(saved), canShare, roles: roles.map(({ id, name }) => ({ key: id, name })) }
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
    [client, list],
  )
}
