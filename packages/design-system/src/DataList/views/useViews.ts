import { useEffect, useEffectEvent, useState } from 'react'
import { defaultView, type SavedView, type ViewDraft, type ViewShelf, type ViewStore } from './savedView.ts'

export type ViewsOptions = {
  store: ViewStore
  /** What the list shows now, written as views are. */
  state: string
  /** What the list shows when nothing was chosen. */
  standard: string
  /** Nothing was asked of the list yet: it may open with its default view. */
  isUntouched: boolean
  /** Shows what a view says. */
  onApply: (state: string) => void
}

const emptyShelf: ViewShelf = { views: [], canShare: false, roles: [] }

/** The views of a list, and which of them is in use. */
export const useViews = ({ store, state, standard, isUntouched, onApply }: ViewsOptions) => {
  const [shelf, setShelf] = useState<ViewShelf>(emptyShelf)
  const { views } = shelf
  const setViews = (next: readonly SavedView[]): void => setShelf({ ...shelf, views: next })
  const [activeKey, setActive] = useState<string>()
  const active = views.find(({ key }) => key === activeKey)

  const adopt = useEffectEvent((found: ViewShelf): void => {
    setShelf(found)
    // What the address or the reader asks for already goes before what the list would open with.
    const first = isUntouched ? defaultView(found.views) : found.views.find((view) => view.state === state)
    if (!first) return
    setActive(first.key)
    if (first.state !== state) onApply(first.state)
  })
  useEffect(() => {
    let isWanted = true
    // Without its views a list is still a list.
    store.list().then(
      (found) => isWanted && adopt(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [store])

  const open = (view: SavedView | undefined): void => {
    setActive(view?.key)
    onApply(view?.state ?? standard)
  }
  const save = async (draft: ViewDraft): Promise<void> => {
    const saved = await store.save(draft)
    const others = views.filter(({ key }) => key !== saved.key)
    setViews([...others.map((one) => (saved.isDefault && one.isMine ? { ...one, isDefault: false } : one)), saved])
    setActive(saved.key)
  }
  const remove = async (view: SavedView): Promise<void> => {
    await store.remove(view.key)
    setViews(views.filter(({ key }) => key !== view.key))
    if (view.key === activeKey) setActive(undefined)
  }
  return { shelf, active, isChanged: state !== (active?.state ?? standard), open, save, remove }
}
