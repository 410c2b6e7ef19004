import { Time } from '@internationalized/date'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TimeColumn } from './TimeColumn.tsx'
import { Columns } from './TimePicker.styles.ts'
import { timeTexts } from './TimePicker.texts.ts'
import { figuresOf, isWithin, type TimeUnit } from './times.ts'

type TimeColumnsProps = {
  time: Time | null
  onChange: (time: Time) => void
  /** Minutes are offered in steps of so many. Default 1. */
  minuteStep?: number
  /** Default false. */
  hasSeconds?: boolean
  /** First and last time that may be chosen. */
  min?: string
  max?: string
  /** Stands beside a calendar. Default false. */
  isBeside?: boolean
  /** The hours take the focus when they appear. Default false. */
  autoFocus?: boolean
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

const moveAcross = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')]
  const at = columns.findIndex((column) => column.matches(':focus'))
  columns[Math.min(columns.length - 1, Math.max(0, at + step))]?.focus()
}

/** Hours, minutes and seconds to choose from, side by side; left and right go from one to the next. */
export const TimeColumns = (props: TimeColumnsProps) => {
  const { time, onChange, minuteStep = 1, hasSeconds = false, min, max, isBeside, autoFocus = false } = props
  const { t } = useLocale()
  const units: readonly TimeUnit[] = hasSeconds ? ['hour', 'minute', 'second'] : ['hour', 'minute']
  const now = time ?? new Time()
  const style = { '--columns': units.length } as CSSProperties // A custom property is unknown to CSSProperties.

  return (
    <Columns role="group" aria-label={t(timeTexts.time)} data-beside={isBeside || undefined} style={style} onKeyDown={moveAcross}>
      {units.map((unit, index) => (
        <TimeColumn
          key={unit}
          label={t(timeTexts[unit])}
          figures={figuresOf(unit, unit === 'minute' ? minuteStep : 1, time?.[unit] ?? null)}
          chosen={time?.[unit] ?? null}
          isBlocked={(figure) => !isWithin(now.set({ [unit]: figure }), unit, min, max)}
          onChoose={(figure) => onChange(now.set({ [unit]: figure }))}
          autoFocus={autoFocus && index === 0}
        />
      ))}
    </Columns>
  )
}
