import { createContext, useContext, useEffect } from 'react'

/** What a screen may say of the tab it stands in. */
export type TabHandle = {
  path: string
  setLabel: (label: string) => void
  setDirty: (isDirty: boolean) => void
  close: () => void
  /** Goes on to another page in this one's place; while another tab is in front, without a sign but the label. */
  goOn: (path: string, label?: string) => void
}

const noTab: TabHandle = { path: '', setLabel: () => {}, setDirty: () => {}, close: () => {}, goOn: () => {} }
export const TabContext = createContext<TabHandle>(noTab)
export const useTab = (): TabHandle => useContext(TabContext)

/** Names the tab of the screen that calls it. */
export function useTabLabel(label: string | undefined): void {
  const { setLabel } = useTab()
  useEffect(() => {
    if (label) setLabel(label)
  }, [label, setLabel])
}
