import { X } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { guardedWords } from '../CatchErrors/guarded.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Close, Dirty, Item, TabButton, TabLabel } from './TabList.styles.ts'
import { tabsTexts } from './Tabs.texts.ts'

/** What a tab shows of itself. */
export type TabHead = {
  key: string
  label: ReactNode
  /** A 16 px icon before the label. */
  icon?: ReactNode
  /** How many things wait there. */
  badge?: number
  /** Holds input that is not saved. */
  isDirty?: boolean
  isClosable?: boolean
  isDisabled?: boolean
  /** Keeps its place at the beginning, and nothing goes before it; for the first tabs only. */
  isFixed?: boolean
}

export type TabListItemProps = {
  tab: TabHead
  id: string
  panelId: string | undefined
  isSelected: boolean
  /** The label tells itself on hover, where it may be cut. */
  hasTitle: boolean
  keyShortcuts: string | undefined
  onSelect: (key: string) => void
  onClose: ((key: string) => void) | undefined
  onPointerDown: ((event: PointerEvent<HTMLElement>) => void) | undefined
}

/** One tab with its button to close. */
export const TabListItem = (props: TabListItemProps) => {
  const { tab, id, panelId, isSelected, hasTitle, keyShortcuts, onSelect, onClose, onPointerDown } = props
  const { key, label, icon, badge, isDirty, isClosable, isDisabled } = tab
  const { t } = useLocale()
  const text = typeof label === 'string' ? label : undefined
  const mayClose = isClosable && onClose
  return (
    <Item
      role="presentation"
      data-tab-item=""
      data-selected={isSelected || undefined}
      data-closable={mayClose ? true : undefined}
      onPointerDown={onPointerDown}
      onAuxClick={(event) => {
        if (event.button === 1 && mayClose) onClose(key)
      }}
    >
      <TabButton
        type="button"
        role="tab"
        id={id}
        data-key={key}
        title={hasTitle ? text : undefined}
        aria-keyshortcuts={keyShortcuts}
        aria-selected={isSelected}
        aria-disabled={isDisabled || undefined}
        aria-controls={panelId}
        tabIndex={isSelected ? 0 : -1}
        onClick={() => isDisabled || onSelect(key)}
      >
        {icon}
        <TabLabel data-text={text}>{guardedWords(label)}</TabLabel>
        {badge !== undefined && <Badge count={badge} tone="neutral" />}
        {isDirty && <Dirty role="img" aria-label={t(tabsTexts.dirty)} title={t(tabsTexts.dirty)} />}
      </TabButton>
      {mayClose && (
        // For the pointer: a list of tabs may hold nothing but tabs, and the keyboard closes with Delete.
        <Close
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          title={text ? t(tabsTexts.close, { name: text }) : t(commonTexts.close)}
          onClick={() => onClose(key)}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <X size={14} aria-hidden />
        </Close>
      )}
    </Item>
  )
}
