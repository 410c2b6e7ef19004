import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Badge } from '../Badge/Badge.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { tabStripTexts } from '../TabStrip/TabStrip.texts.ts'
import { Close, Dirty, Item, List, Panel, Root, TabButton, TabLabel } from './Tabs.styles.ts'

export type TabItem = {
  key: string
  label: ReactNode
  /** Shown below the list while the tab is chosen. */
  content?: ReactNode
  /** How many things wait there. */
  badge?: number
  /** Holds input that is not saved. */
  isDirty?: boolean
  isClosable?: boolean
}

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  items: readonly TabItem[]
  selectedKey?: string
  /** Default the first. */
  defaultSelectedKey?: string
  onSelect?: (key: string) => void
  onClose?: (key: string) => void
  /** Name of the list for screen readers. */
  label?: string
}

/** Views of one thing side by side; arrows move and choose, Delete closes. */
export const Tabs = ({ items, selectedKey, defaultSelectedKey, onSelect, onClose, label, ...rest }: TabsProps) => {
  const { t } = useLocale()
  const id = useId()
  const [selected, select] = useControlledState(selectedKey, defaultSelectedKey ?? items[0]?.key ?? '', onSelect)
  const current = items.find(({ key }) => key === selected)
  const move = rovingFocus({
    selector: '[role="tab"]',
    orientation: 'horizontal',
    onMove: (tab) => select(tab.dataset.key ?? selected),
  })
  return (
    <Root {...rest}>
      <List
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && current?.isClosable) onClose?.(current.key)
          else move(event)
        }}
      >
        {items.map(({ key, label: text, badge, isDirty, isClosable, content }) => (
          <Item key={key} role="presentation" data-selected={key === selected || undefined}>
            <TabButton
              type="button"
              role="tab"
              id={`${id}-tab-${key}`}
              data-key={key}
              aria-keyshortcuts={isClosable ? 'Delete' : undefined}
              aria-selected={key === selected}
              aria-controls={key === selected && content !== undefined ? `${id}-panel` : undefined}
              tabIndex={key === selected ? 0 : -1}
              onClick={() => select(key)}
            >
              <TabLabel data-text={typeof text === 'string' ? text : undefined}>{text}</TabLabel>
              {badge !== undefined && <Badge count={badge} tone="neutral" />}
              {isDirty && <Dirty role="img" aria-label={t(tabStripTexts.dirty)} title={t(tabStripTexts.dirty)} />}
            </TabButton>
            {isClosable && onClose && (
              // For the pointer: a list of tabs may hold nothing but tabs, and the keyboard closes with Delete.
              <Close
                type="button"
                aria-hidden="true"
                tabIndex={-1}
                title={typeof text === 'string' ? t(tabStripTexts.close, { name: text }) : t(commonTexts.close)}
                onClick={() => onClose(key)}
              >
                <X size={14} aria-hidden />
              </Close>
            )}
          </Item>
        ))}
      </List>
      {current?.content !== undefined && (
        <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.key}`} tabIndex={0}>
          {current.content}
        </Panel>
      )}
    </Root>
  )
}
