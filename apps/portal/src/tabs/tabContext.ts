import { createContext, useContext, useEffect } from 'react'

/** What a screen may say of the tab it stands in. */
export type TabHandle = {
  path: string
  /** `isKind`: what kind of page it is, as long as nothing names it better. */
  setLabel: (label: string, isKind?: boolean) => void
  setDirty: (isDirty: boolean) => void
  close: () => void
  /** Goes on to another page in this one's place; while another tab is in front, without a sign but the label. */
  goOn: (path: string, label?: string) => void
}

const noTab: TabHandle = { path: '', setLabel: () => {}, setDirty: () => {}, close: () => {}, goOn: () => {} }
export const TabContext = createContext<TabHandle>(noTab)
export const useTab = (): TabHandle => useContext(TabContext)

/** Names the tab of the screen that calls it; by its kind, as long as it has no name of its own and nobody gave it one. */
export function useTabLabel(label: string | undefined, kind?: string): void {
  const { setLabel } = useTab()
  useEffect(() => {
    if (label) setLabel(label)
    else if (kind) setLabel(kind, true)
  }, [label, kind, setLabel])
}
