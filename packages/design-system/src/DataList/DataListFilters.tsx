import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { dataListTexts } from './DataList.texts.ts'
import { useIsNarrow } from './useIsNarrow.ts'

/** A condition that a list offers. */
export type DataListFilter = {
  key: string
  /** Its name, where it waits to be chosen. */
  label: string
  /** Draws the button that says and changes it; just chosen from "more filters", it opens at once. */
  draw: (isOpen: boolean) => ReactNode
  /** Waits behind "more filters" until it is set; default false. */
  isRare?: boolean
  /** Is in force. */
  isSet: boolean
}

/** The conditions of a list, and the way to those that are seldom needed. */
export const DataListFilters = ({ filters }: { filters: readonly DataListFilter[] }) => {
  const { t } = useLocale()
  const [added, setAdded] = useState<string>()
  const isNarrow = useIsNarrow()
  // Where there is little room, what asks nothing waits.
  const isShown = ({ key, isRare, isSet }: DataListFilter): boolean => !(isRare || isNarrow) || isSet || key === added
  const waiting = filters.filter((filter) => !isShown(filter))
  return (
    <>
      {filters.map((filter) => isShown(filter) && <Shown key={filter.key} filter={filter} isOpen={filter.key === added} />)}
      {waiting.length > 0 && (
        <Menu
          label={t(dataListTexts.moreFilters)}
          items={waiting.map(({ key, label }) => ({ key, label }))}
          onAction={setAdded}
          trigger={
            <Button variant="quiet" icon={<ListFilter size={16} aria-hidden />} aria-label={t(dataListTexts.moreFilters)} />
          }
        />
      )}
    </>
  )
}

const Shown = ({ filter, isOpen }: { filter: DataListFilter; isOpen: boolean }) => filter.draw(isOpen)
