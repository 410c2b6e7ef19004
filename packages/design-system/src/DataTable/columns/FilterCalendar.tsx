import { getLocalTimeZone } from '@internationalized/date'
import { useState } from 'react'
import { CalendarPanel } from '../../Calendar/CalendarPanel.tsx'
import { Days } from './ColumnMenu.styles.ts'

type FilterCalendarProps = {
  label: string
  /** First day, 'YYYY-MM-DD'. */
  from: string | undefined
  /** Last day, 'YYYY-MM-DD'. */
  to: string | undefined
  onChange: (ends: { from: string; to: string }) => void
}

/** Two picks make a range, in either order. */
export const FilterCalendar = ({ label, from, to, onChange }: FilterCalendarProps) => {
  const [anchor, setAnchor] = useState<string | null>(null)
  const pick = (day: string): void => {
    setAnchor(anchor === null ? day : null)
    if (anchor !== null) onChange(day < anchor ? { from: day, to: anchor } : { from: anchor, to: day })
  }
  return (
    <Days>
      <CalendarPanel
        label={label}
        start={from ?? to ?? null}
        end={to ?? from ?? null}
        anchor={anchor}
        timeZone={getLocalTimeZone()}
        onPick={pick}
      />
    </Days>
  )
}
