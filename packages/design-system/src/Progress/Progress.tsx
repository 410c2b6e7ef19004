import { Check, X } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnUnknown, warnUnknownTone } from '../foundations/warnUnknown.ts'
import { Bar, Figure, Label, Root, Segment, Segments, Track } from './Progress.styles.ts'
import { progressTexts } from './Progress.texts.ts'
import { Ring } from './Ring.tsx'

export type ProgressProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 0 to 100; what lies outside is cut to the bounds. Null while nobody knows how far it is. */
  value: number | null
  /** What is going on. */
  label: string
  /** Keeps the label for screen readers; default false. */
  labelHidden?: boolean
  /** 'dashboard' is half a circle; 'steps' a line in pieces that fill one after the other. Default 'line'. */
  variant?: 'line' | 'circle' | 'dashboard' | 'steps'
  /** Number of pieces of 'steps', 1 or more; default 5. */
  steps?: number
  /** Lines of 4, 6 and 10 px, circles of 32, 72 and 120 px, or a circle's diameter in px. Default 'medium'. */
  size?: 'small' | 'medium' | 'large' | number
  /** Default 'accent', or the colour of the outcome. */
  tone?: StatusTone | 'accent'
  /** How it ended: a tick or a cross takes the place of the figure; default still going. */
  outcome?: 'success' | 'error'
  /** What stands for the percentage, such as "12 / 18 单". Default the percentage, rounded down. */
  figure?: ReactNode
  /** Leaves the figure to screen readers; default false. */
  figureHidden?: boolean
}

const diameters = { small: 32, medium: 72, large: 120 } as const

/** Below it a figure does not fit into the ring and stands beside it. */
const roomForFigure = 56

const outcomeTone = { success: 'success', error: 'danger' } as const

const outcomeIcon = { success: <Check strokeWidth={2.5} aria-hidden />, error: <X strokeWidth={2.5} aria-hidden /> } as const

/** Chinese characters are twice as wide as Latin ones. */
const halfWidths = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0)

const shareOf = (value: number | null): number => {
  if (value === null) return 0
  if (!Number.isFinite(value)) warnProp('Progress', 'value', `is ${value}, which is no share; it is shown as 0`)
  return Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0))
}

/** How far something has come. */
export const Progress = (props: ProgressProps) => {
  const {
    value,
    label,
    labelHidden = false,
    variant = 'line',
    steps = 5,
    size = 'medium',
    outcome,
    tone = outcome ? outcomeTone[outcome] : 'accent',
    figure,
    figureHidden = false,
    style,
    ...rest
  } = props
  const { t, formatNumber } = useLocale()
  if (import.meta.env.DEV) warnUnknown('Progress', 'variant', variant, ['line', 'circle', 'dashboard', 'steps'])
  if (import.meta.env.DEV && typeof size === 'string') warnUnknown('Progress', 'size', size, ['small', 'medium', 'large'])
  if (import.meta.env.DEV && tone !== 'accent') warnUnknownTone('Progress', tone)
  const id = useId()
  const share = shareOf(value)
  const isUnknown = value === null && !outcome
  const isRing = variant === 'circle' || variant === 'dashboard'
  const diameter = typeof size === 'number' ? size : diameters[size]
  const isBeside = isRing && diameter < roomForFigure
  const percent = formatNumber(Math.floor(share) / 100, { style: 'percent' })
  const shown = outcome ? outcomeIcon[outcome] : (figure ?? (isUnknown ? null : percent))
  const said = outcome ? t(progressTexts[outcome]) : isUnknown ? t(progressTexts.working) : undefined
  const hasFigure = !figureHidden && shown !== null
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    '--progress': `${share}%`,
    '--share': share,
    '--ring': `${diameter}px`,
    ...style,
  }

  return (
    <Root
      role="progressbar"
      aria-valuenow={isUnknown ? undefined : Math.floor(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={said ?? (typeof figure === 'string' ? figure : undefined)}
      {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
      data-tone={tone}
      data-variant={variant}
      data-shape={isRing ? 'ring' : undefined}
      data-size={typeof size === 'string' ? size : undefined}
      data-beside={isBeside || undefined}
      data-outcome={outcome}
      data-indeterminate={isUnknown || undefined}
      {...rest}
      style={vars}
    >
      {!labelHidden && <Label id={id}>{label}</Label>}
      {isRing && (
        <Ring
          diameter={diameter}
          length={typeof shown === 'string' ? halfWidths(shown) : 1}
          isHalf={variant === 'dashboard'}
          isEmpty={share === 0 && !isUnknown}
        >
          {hasFigure && !isBeside && shown}
        </Ring>
      )}
      {variant === 'steps' && (
        <Segments>
          {Array.from({ length: Math.max(1, steps) }, (_, step) => (
            // A piece is full only when all of it is done; the least error of a division must not hold it back.
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike.
            <Segment key={step} data-done={(share / 100) * steps + 1e-9 >= step + 1 || undefined} />
          ))}
        </Segments>
      )}
      {variant === 'line' && (
        <Track>
          <Bar />
        </Track>
      )}
      {hasFigure && (!isRing || isBeside) && <Figure>{shown}</Figure>}
      {said && <Hidden>{said}</Hidden>}
    </Root>
  )
}
