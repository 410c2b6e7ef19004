import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { warnUnknownTone } from '../foundations/warnUnknown.ts'
import { Label, Note, Root, Unit, Value } from './Statistic.styles.ts'

export type StatisticProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode
  /** The figure as it is to be read; format numbers with useLocale. */
  value: ReactNode
  unit?: ReactNode
  /** Colours the figure; default the colour of text. */
  tone?: StatusTone
  /** A word of comparison below, such as "较上月 +12%". */
  note?: ReactNode
}

/** One figure that matters, with its name and unit. */
export const Statistic = ({ label, value, unit, tone, note, ...rest }: StatisticProps) => {
  if (import.meta.env.DEV) warnUnknownTone('Statistic', tone)
  return (
    <Root data-tone={tone} {...rest}>
      <Label>{label}</Label>
      <Value>
        {guarded(value)}
        {unit && <Unit>{unit}</Unit>}
      </Value>
      {note && <Note>{guarded(note)}</Note>}
    </Root>
  )
}
