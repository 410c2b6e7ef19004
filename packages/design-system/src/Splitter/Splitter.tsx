import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, Fragment, type ReactNode, useId, useRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useIsScrollable } from '../foundations/useIsScrollable.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { collapsibleBeside, type PaneLimits, toPercentages } from './panes.ts'
import { Divider, Pane, Root, Separator, Shield, Toggle } from './Splitter.styles.ts'
import { splitterTexts } from './Splitter.texts.ts'
import { useSplitter } from './useSplitter.ts'

export type SplitterPane = {
  key: string
  /** What is in it, for screen readers and for the separator beside it. */
  label: string
  content: ReactNode
  /** Least size in px; default 80. */
  min?: number
  /** Most in px; default none. */
  max?: number
  /** Can be pulled or switched away altogether; its content keeps its state. Default false. */
  isCollapsible?: boolean
}

export type SplitterProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'onResize'> & {
  /** Two or more. */
  panes: readonly SplitterPane[]
  /** 'horizontal' puts the panes side by side, 'vertical' below each other; default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical'
  /** One share of the whole per pane, in percent; 0 for collapsed. */
  sizes?: readonly number[]
  /** Default equal shares. Double-click brings them back. */
  defaultSizes?: readonly number[]
  /** Called when a separator is let go, and for each key. */
  onChange?: (sizes: readonly number[]) => void
  /** Called all the time while a separator is held; most callers need only onChange. */
  onResize?: (sizes: readonly number[]) => void
}

const limitsOf = ({ min = 80, max = Number.POSITIVE_INFINITY, isCollapsible = false }: SplitterPane): PaneLimits => ({
  min,
  max,
  isCollapsible,
})

/** Panes that share the room, with separators that are pulled or moved by keys; fills its container. */
export const Splitter = (props: SplitterProps) => {
  const { panes, orientation = 'horizontal', sizes, defaultSizes, onChange, onResize, ref, ...rest } = props
  const { t } = useLocale()
  const id = useId()
  const root = useObjectRef(ref)
  const isVertical = orientation === 'vertical'
  warnNoList('Splitter', 'panes', panes)
  if (import.meta.env.DEV) warnUnknown('Splitter', 'orientation', orientation, ['horizontal', 'vertical'])
  warnDuplicateKeys(
    'Splitter',
    'panes',
    panes.map(({ key }) => key),
  )
  const fitting = (shares: readonly number[] | undefined, prop: string): readonly number[] => {
    if (shares && shares.length !== panes.length)
      warnProp('Splitter', prop, `has ${shares.length} sizes for ${panes.length} panes; equal shares are used`)
    return toPercentages(shares?.length === panes.length ? shares : panes.map(() => 1))
  }
  const initial = fitting(defaultSizes ?? (sizes ? undefined : panes.map(() => 1)), 'defaultSizes')
  const [chosen, choose] = useControlledState<readonly number[]>(sizes, initial, onChange)
  const limits = panes.map(limitsOf)
  const shares = fitting(chosen, 'sizes')
  const splitter = useSplitter({
    root,
    isVertical,
    sizes: shares,
    initialSizes: initial,
    limits,
    onResize,
    onChange: choose,
  })

  return (
    <Root {...rest} ref={root} data-orientation={orientation} data-dragging={splitter.held !== null || undefined}>
      {panes.map((pane, index) => (
        <Fragment key={pane.key}>
          {index > 0 && (
            <Divider data-divider="" data-active={splitter.held === index - 1 || undefined}>
              <Separator
                role="separator"
                tabIndex={0}
                aria-orientation={isVertical ? 'horizontal' : 'vertical'}
                aria-controls={`${id}-${panes[index - 1]?.key}`}
                aria-label={t(splitterTexts.resize, { pane: panes[index - 1]?.label ?? '' })}
                onPointerDown={(event) => splitter.hold(index - 1, event)}
                onKeyDown={(event) => splitter.onKeyDown(index - 1, event)}
                onDoubleClick={splitter.reset}
              />
              <CollapseToggle
                panes={panes}
                pane={collapsibleBeside(index - 1, limits)}
                separator={index - 1}
                isCollapsed={shares[collapsibleBeside(index - 1, limits)] === 0}
                isVertical={isVertical}
                onToggle={splitter.toggle}
              />
            </Divider>
          )}
          <PaneBox id={`${id}-${pane.key}`} pane={pane} count={panes.length} />
        </Fragment>
      ))}
      {splitter.held !== null && <Shield />}
    </Root>
  )
}

const PaneBox = ({ id, pane, count }: { id: string; pane: SplitterPane; count: number }) => {
  const box = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(box)
  const { min, max } = limitsOf(pane)
  const vars: CSSProperties & Record<`--${string}`, string> = {
    '--pane-min': `${min}px`,
    '--pane-max': Number.isFinite(max) ? `${max}px` : 'none',
    '--pane-fair': `${100 / count - 1}%`,
  }
  return (
    <Pane
      ref={box}
      id={id}
      role="group"
      aria-label={pane.label}
      tabIndex={isScrollable ? 0 : undefined}
      data-pane=""
      style={vars}
    >
      <ErrorBoundary>{pane.content}</ErrorBoundary>
    </Pane>
  )
}

type CollapseToggleProps = {
  panes: readonly SplitterPane[]
  /** The pane that collapses; -1 for none. */
  pane: number
  separator: number
  isCollapsed: boolean
  isVertical: boolean
  onToggle: (separator: number) => void
}

/** For the pointer alone; the keyboard collapses with Enter on the separator. */
const CollapseToggle = ({ panes, pane, separator, isCollapsed, isVertical, onToggle }: CollapseToggleProps) => {
  const { t } = useLocale()
  const label = panes[pane]?.label
  if (label === undefined) return null
  const isBefore = pane === separator
  const Arrow = isBefore === isCollapsed ? ChevronRight : ChevronLeft
  const isAtEdge = isCollapsed && (pane === 0 || pane === panes.length - 1)
  return (
    <Toggle
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-pane-collapsed={isCollapsed || undefined}
      data-edge={isAtEdge ? (isBefore ? 'start' : 'end') : undefined}
      title={t(isCollapsed ? splitterTexts.expand : splitterTexts.collapse, { pane: label })}
      onClick={() => onToggle(separator)}
    >
      <Arrow size={14} aria-hidden style={isVertical ? { rotate: '90deg' } : undefined} />
    </Toggle>
  )
}
