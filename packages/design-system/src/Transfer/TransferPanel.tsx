import type { ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectBox } from '../Table/SelectBox.tsx'
import { Blank, Count, Head, Panel, SearchRow, Title } from './Transfer.styles.ts'
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
  isDisabled: boolean
  isReadOnly: boolean
  onToggleAll: () => void
  /** The items. */
  children: ReactNode
}

/** One side: how many are selected, a search, the items or why there are none. */
export const TransferPanel = (props: TransferPanelProps) => {
  const { title, side, found, total, state, query, onSearch, onToggleAll, children, ...is } = props
  const { t, formatNumber } = useLocale()
  const isSearching = query.trim() !== ''
  const blank = isSearching
    ? t(transferTexts.noMatch, { query: query.trim() })
    : t(side === 'source' ? transferTexts.noneLeft : transferTexts.noneChosen)
  return (
    <Panel role="group" data-side={side} aria-label={title}>
      <Head>
        <SelectBox
          type="checkbox"
          label={t(transferTexts.selectAll, { title })}
          isChecked={state.state === 'on'}
          isIndeterminate={state.state === 'mixed'}
          isDisabled={is.isDisabled || is.isReadOnly || state.free === 0}
          onToggle={onToggleAll}
        />
        <Title title={title}>{title}</Title>
        <Count>{t(transferTexts.count, { selected: formatNumber(state.count), total: formatNumber(total) })}</Count>
      </Head>
      {onSearch && (
        <SearchRow>
          <SearchField
            size="small"
            label={t(transferTexts.search, { title })}
            delay={0}
            isDisabled={is.isDisabled}
            onSearch={onSearch}
          />
        </SearchRow>
      )}
      <Hidden role="status">{isSearching ? t(transferTexts.found, { count: formatNumber(found) }) : ''}</Hidden>
      {found === 0 ? <Blank>{blank}</Blank> : children}
    </Panel>
  )
}
