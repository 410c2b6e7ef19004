import type { ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectBox } from '../Table/SelectBox.tsx'
import { Hidden } from '../Tree/Tree.styles.ts'
import { Panel } from './Transfer.styles.ts'
import { transferTexts } from './Transfer.texts.ts'
import type { SelectedState } from './transfer.ts'

type TransferPanelProps = {
  title: string
  side: 'source' | 'target'
  /** How many the search leaves. */
  found: number
  total: number
  state: SelectedState
  query: string
  onSearch: ((query: string) => void) | undefined
  isLocked: boolean
  onToggleAll: () => void
  /** The items. */
  children: ReactNode
}

/** One side: how many are selected, a search, the items or why there are none. */
export const TransferPanel = (props: TransferPanelProps) => {
  const { title, side, found, total, state, query, onSearch, isLocked, onToggleAll, children } = props
  const { t, formatNumber } = useLocale()
  const isSearching = query.trim() !== ''
  const blank = isSearching
    ? t(transferTexts.noMatch, { query: query.trim() })
    : t(side === 'source' ? transferTexts.noneLeft : transferTexts.noneChosen)
  return (
    <Panel role="group" data-side={side} aria-label={title}>
      <div data-part="head">
        <SelectBox
          type="checkbox"
          label={t(transferTexts.selectAll, { title })}
          isChecked={state.state === 'on'}
          isIndeterminate={state.state === 'mixed'}
          isDisabled={isLocked || state.free === 0}
          onToggle={onToggleAll}
        />
        <span data-part="title" title={title}>
          {title}
        </span>
        <span data-part="count">
          {t(transferTexts.count, { selected: formatNumber(state.count), total: formatNumber(total) })}
        </span>
      </div>
      {onSearch && (
        <div data-part="search">
          <SearchField size="small" label={t(transferTexts.search, { title })} delay={0} onSearch={onSearch} />
        </div>
      )}
      <Hidden role="status">{isSearching ? t(transferTexts.found, { count: formatNumber(found) }) : ''}</Hidden>
      {found === 0 ? <div data-part="blank">{blank}</div> : children}
    </Panel>
  )
}
