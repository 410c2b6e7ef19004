import type { ComponentPropsWithRef } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { Root } from './PrintArea.styles.ts'
import { printAreaTexts } from './PrintArea.texts.ts'
import type { Printing } from './usePrint.ts'

export type PrintAreaProps = ComponentPropsWithRef<'div'> & {
  /** What usePrint returns. */
  printing: Printing
  /** Is not seen on the screen, such as a label; default false. */
  isPrintOnly?: boolean
}

/** What is printed, alone, when its usePrint is told to; what carries `data-print-hidden` stays on the screen. */
export const PrintArea = ({ printing, isPrintOnly = false, children, ref, ...rest }: PrintAreaProps) => {
  const { t } = useLocale()
  const { state, area } = printing
  return (
    <Root
      data-state={state}
      data-print-only={isPrintOnly || undefined}
      {...rest}
      ref={mergeRefs<HTMLDivElement>(ref, (element) => {
        area.current = element
      })}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
      <Hidden role="status" data-print-hidden="">
        {state !== 'idle' && t(printAreaTexts[state])}
      </Hidden>
    </Root>
  )
}
