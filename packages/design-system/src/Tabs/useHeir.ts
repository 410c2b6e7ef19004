import { useState } from 'react'
import type { TabHead } from './TabListItem.tsx'

const isOpen = ({ isDisabled }: TabHead): boolean => !isDisabled

/** Key of the first tab that can be chosen. */
export const firstOpen = (tabs: readonly TabHead[]): string | undefined => tabs.find(isOpen)?.key

/** Key of the tab that takes the place of the chosen one, where that is not among the tabs: the next that can be chosen, else the one before. */
export const useHeir = (tabs: readonly TabHead[], chosen: string): string | undefined => {
  const place = tabs.findIndex(({ key }) => key === chosen)
  const [lastPlace, setLastPlace] = useState(0)
  if (place >= 0 && place !== lastPlace) setLastPlace(place)
  if (place >= 0) return undefined
  return firstOpen(tabs.slice(lastPlace)) ?? tabs.slice(0, lastPlace).findLast(isOpen)?.key
}
