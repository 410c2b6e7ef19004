import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Count, Root, Side } from './SelectionBar.styles.ts'
import { selectionBarTexts } from './SelectionBar.texts.ts'

export type SelectionBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** How many records are selected; nothing is shown at 0. */
  count: number
  /** A figure about them, such as their sum. */
  summary?: ReactNode
  /** Small buttons for what can be done with them. */
  actions?: ReactNode
  onClear: () => void
  /** How many records the whole list has. */
  total?: number
  /** Offers to select the whole list, over all pages. */
  onSelectAll?: () => void
}

/** Appears above a table when rows are selected; the table itself has screen readers say how many. */
export const SelectionBar = ({ count, summary, actions, onClear, total, onSelectAll, ...rest }: SelectionBarProps) => {
  const { t, formatNumber } = useLocale()
  if (count === 0) return null
  return (
    <Root role="toolbar" aria-label={t(selectionBarTexts.bar)} {...rest}>
      <Count>{t(selectionBarTexts.count, { count: formatNumber(count) })}</Count>
      {guarded(summary)}
      {guarded(actions)}
      <Side>
        {onSelectAll && total !== undefined && total > count && (
          <Link onPress={onSelectAll}>{t(selectionBarTexts.all, { total: formatNumber(total) })}</Link>
        )}
        <IconButton size="small" icon={<X size={16} aria-hidden />} label={t(selectionBarTexts.clear)} onPress={onClear} />
      </Side>
    </Root>
  )
}
