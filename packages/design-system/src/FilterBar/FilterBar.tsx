import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { guarded } from '../CatchErrors/guarded.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Root, Tools } from './FilterBar.styles.ts'
import { filterBarTexts } from './FilterBar.texts.ts'

export type FilterBarProps = ComponentPropsWithRef<'div'> & {
  /** Shows a button that takes all conditions away. */
  onClear?: () => void
  /** At the end of the line: order, columns. */
  tools?: ReactNode
}

/** The conditions of a list in one line that wraps: a search field, then one FilterButton per condition. */
export const FilterBar = ({ onClear, tools, children, ...rest }: FilterBarProps) => {
  const { t } = useLocale()
  return (
    <Root role="search" aria-label={t(filterBarTexts.label)} {...rest}>
      {children}
      {onClear && (
        <Button variant="quiet" onPress={onClear}>
          {t(filterBarTexts.clear)}
        </Button>
      )}
      {tools && <Tools>{guarded(tools)}</Tools>}
    </Root>
  )
}
