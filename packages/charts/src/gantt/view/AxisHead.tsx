import { dayNumber, dayText } from '@bip/contract/calendar'
import { useLocale, useStore } from '@bip/design-system'
import { type Axis, xOfDay } from '../axis/axis.ts'
import { type Tick, type TickUnit, ticksOf, tiersOf } from '../axis/ticks.ts'
import { ganttTexts } from '../Gantt.texts.ts'
import type { GanttMarker } from '../types.ts'
import { Head, HeadName, Pill, TickBox } from './Axis.styles.ts'
import type { GanttStores } from './GanttStores.ts'

const formats: Partial<Record<TickUnit, Intl.DateTimeFormatOptions>> = {
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
}

const weekOf = (day: number): number => {
  // The week of the Thursday in it, as ISO 8601 counts.
  const thursday = day + 3
  const first = dayNumber(`${dayText(thursday).slice(0, 4)}-01-01`)
  return Math.floor((thursday - first) / 7) + 1
}

/** What stands in the parts of the axis. */
export const useTickText = (upper: TickUnit) => {
  const { t, locale, formatDate } = useLocale()
  const language = locale === 'en' ? 'en-GB' : locale
  return ({ unit, day, width }: Tick): string => {
    const text = dayText(Math.floor(day))
    const date = new Date(`${text}T00:00:00Z`)
    if (unit === 'hour') return width < 18 ? '' : String(Math.round((day - Math.floor(day)) * 24))
    if (unit === 'day' && upper === 'month') return width < 16 ? '' : String(Number(text.slice(8)))
    if (unit === 'day') return formatDate(text)
    if (unit === 'week')
      return width > 74
        ? `${Number(text.slice(8))} · ${t(ganttTexts.week, { week: weekOf(day) })}`
        : String(Number(text.slice(8)))
    if (unit === 'quarter')
      return width < 26 ? '' : t(ganttTexts.quarter, { quarter: Math.floor(Number(text.slice(5, 7)) / 3) + 1 })
    if (unit === 'decade') return text.slice(0, 4)
    if (unit === 'month' && upper === 'year') return String(Number(text.slice(5, 7)))
    return new Intl.DateTimeFormat(language, { ...formats[unit], timeZone: 'UTC' }).format(date)
  }
}

type Props = { axis: Axis; stores: GanttStores; today: number; markers: readonly (GanttMarker & { at: number })[] }

/** Two rows of time, today, and the markers. */
export const AxisHead = ({ axis, stores, today, markers }: Props) => {
  const { t } = useLocale()
  const { left, right } = useStore(stores.sight)
  const [upper, lower] = tiersOf(axis)
  const textOf = useTickText(upper)
  const row = (unit: TickUnit, tier: 'upper' | 'lower') =>
    ticksOf(axis, unit, left, right).map((tick) => (
      <TickBox key={`${tier}${tick.day}`} data-tier={tier} style={{ insetInlineStart: tick.x, inlineSize: tick.width }}>
        <span>{textOf(tick)}</span>
      </TickBox>
    ))
  return (
    <>
      <HeadName>{t(ganttTexts.timeAxis)}</HeadName>
      <Head aria-hidden>
        {row(upper, 'upper')}
        {row(lower, 'lower')}
        {markers.map(({ at, label }) => (
          <Pill key={label} style={{ insetInlineStart: xOfDay(axis, at + 1) }}>
            {label}
          </Pill>
        ))}
        <Pill data-today style={{ insetInlineStart: xOfDay(axis, today + 0.5) }}>
          {t(ganttTexts.today)}
        </Pill>
      </Head>
    </>
  )
}
