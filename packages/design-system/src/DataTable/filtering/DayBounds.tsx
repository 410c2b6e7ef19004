import { type ComponentPropsWithRef, useState } from 'react'
import { CalendarPanel } from '../../Calendar/CalendarPanel.tsx'
import { calendarTexts } from '../../Calendar/calendar.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { columnMenuTexts as texts } from '../texts/ColumnMenu.texts.ts'
import { BoundField } from './BoundFields.tsx'
import { Bounds, Days, Range } from './filterFields.styles.ts'

/** Days 'YYYY-MM-DD', both included; a range may be open at either end. */
export type DayEnds = { from?: string; to?: string }

export type DayBoundsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> & {
  /** What the days are of, such as the name of a column. */
  label: string
  /** First day 'YYYY-MM-DD'; default open. */
  from?: string
  /** Last day 'YYYY-MM-DD'; default open. */
  to?: string
  /** Hears both ends whenever one of them changes. */
  onChange: (ends: DayEnds) => void
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
}

/** The first and the last day, typed, or picked in a calendar: a pick goes into the end that had the focus last, then into the other. */
export const DayBounds = ({ label, from, to, onChange, timeZone, ...rest }: DayBoundsProps) => {
  const { t } = useLocale()
  const [typed, setTyped] = useState(0)
  const [end, setEnd] = useState<'from' | 'to'>('from')
  const type = (next: DayEnds): void => {
    setTyped(typed + 1)
    onChange({ from, to, ...next })
  }
  const pick = (day: string): void => {
    const isFirst = end === 'from'
    setEnd(isFirst ? 'to' : 'from')
    if (isFirst) onChange({ from: day, to: to !== undefined && to < day ? undefined : to })
    else onChange(from !== undefined && day < from ? { from: day, to: from } : { from, to: day })
  }
  const isReversed = from !== undefined && to !== undefined && from > to
  const [fromLabel, toLabel] = [t(texts.notBefore, { column: label }), t(texts.notAfter, { column: label })]
  return (
    <Range {...rest}>
      <Bounds data-picking={end}>
        <BoundField
          label={fromLabel}
          placeholder={t(texts.earliest)}
          type="date"
          value={from}
          onChange={(day) => type({ from: day })}
          onFocus={() => setEnd('from')}
        />
        <BoundField
          label={toLabel}
          placeholder={t(texts.latest)}
          type="date"
          value={to}
          onChange={(day) => type({ to: day })}
          onFocus={() => setEnd('to')}
          problem={isReversed ? t(calendarTexts.reversed) : undefined}
        />
      </Bounds>
      {/* Begins anew at a day that was typed; one that was picked keeps the focus. */}
      <Days>
        <CalendarPanel
          key={typed}
          label={end === 'from' ? fromLabel : toLabel}
          start={from ?? null}
          end={to ?? null}
          timeZone={timeZone}
          onPick={pick}
        />
      </Days>
    </Range>
  )
}
