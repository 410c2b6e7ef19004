import { ListFilter } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Line } from './DataList.styles.ts'
import { dataListTexts } from './DataList.texts.ts'
import { useFitting } from './useFitting.ts'
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

/** The conditions of a list in one line, and the way to those that are seldom needed or have no room in it. */
export const DataListFilters = ({ filters }: { filters: readonly DataListFilter[] }) => {
  const { t } = useLocale()
  const [added, setAdded] = useState<string>()
  const isNarrow = useIsNarrow()
  const line = useRef<HTMLDivElement>(null)
  const isOffered = ({ key, isRare, isSet }: DataListFilter): boolean => !(isRare || isNarrow) || isSet || key === added
  const offered = filters.filter(isOffered)
  const items = offered.map(({ key, isSet }) => ({ key, isSet: isSet || key === added }))
  const crowded = useFitting(line, items, !isNarrow)
  const shown = offered.filter(({ key }) => !crowded.has(key))
  const waiting = filters.filter((filter) => !shown.includes(filter))
  return (
    <Line ref={line}>
      {shown.map(({ key, draw }) => (
        <span key={key} data-condition={key}>
          {draw(key === added)}
        </span>
      ))}
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
    </Line>
  )
}
