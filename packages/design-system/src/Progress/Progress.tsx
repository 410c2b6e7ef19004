import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { Bar, Figure, Label, Root, Track } from './Progress.styles.ts'

export type ProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 0 to 100; what lies outside is cut to the bounds. */
  value: number
  /** What is going on. */
  label: string
  /** Keeps the label for screen readers; default false. */
  labelHidden?: boolean
  /** Default 'accent'. */
  tone?: StatusTone | 'accent'
}

/** How far something has come. */
export const Progress = ({ value, label, labelHidden = false, tone = 'accent', style, ...rest }: ProgressProps) => {
  const { formatNumber } = useLocale()
  const id = useId()
  const share = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0))
  const vars: CSSProperties & Record<`--${string}`, string> = { '--progress': `${share}%`, ...style }
  return (
    <Root
      role="progressbar"
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      data-tone={tone}
      {...rest}
      style={vars}
    >
      {!labelHidden && <Label id={id}>{label}</Label>}
      <Track>
        <Bar />
      </Track>
      <Figure>{formatNumber(Math.floor(share) / 100, { style: 'percent' })}</Figure>
    </Root>
  )
}
