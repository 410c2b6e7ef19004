import { ChevronDown, X } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Dirty } from '../Tabs/Tabs.styles.ts'
import { Close, Item, Label, List, Root, TabButton, Tools } from './TabStrip.styles.ts'
import { tabStripTexts } from './TabStrip.texts.ts'

export type TabStripTab = {
  key: string
  label: string
  /** Holds input that is not saved. */
  isDirty?: boolean
  isClosable?: boolean
}

export type TabStripProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  tabs: readonly TabStripTab[]
  selectedKey: string
  onSelect: (key: string) => void
  onClose: (key: string) => void
  /** Closes all closable but the one given. */
  onCloseOthers?: (key: string) => void
  onCloseAll?: () => void
  /** Id of the element that shows the chosen page. */
  controls?: string
}

const tabMenuPrefix = 'tab:'

/** The pages that are open. Arrows move, Enter or Space chooses, Delete or the middle button closes; a menu lists them all. */
export const TabStrip = (props: TabStripProps) => {
  const { tabs, selectedKey, onSelect, onClose, onCloseOthers, onCloseAll, controls, ...rest } = props
  const { t } = useLocale()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current
      ?.querySelector(`[data-key="${CSS.escape(selectedKey)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selectedKey])

  const move = rovingFocus({ selector: '[role="tab"]', orientation: 'horizontal' })
  const closable = tabs.filter(({ isClosable }) => isClosable)

  return (
    <Root {...rest}>
      <List
        ref={list}
        role="tablist"
        aria-label={t(tabStripTexts.list)}
        onKeyDown={(event) => {
          const key = event.target instanceof HTMLElement ? event.target.dataset.key : undefined
          if (event.key === 'Delete' && closable.some((tab) => tab.key === key)) onClose(key ?? '')
          else move(event)
        }}
      >
        {tabs.map(({ key, label, isDirty, isClosable }) => (
          <Item
            key={key}
            role="presentation"
            data-selected={key === selectedKey || undefined}
            data-closable={isClosable || undefined}
            onAuxClick={(event) => {
              if (event.button === 1 && isClosable) onClose(key)
            }}
          >
            <TabButton
              type="button"
              role="tab"
              data-key={key}
              title={label}
              aria-keyshortcuts={isClosable ? 'Delete' : undefined}
              aria-selected={key === selectedKey}
              aria-controls={key === selectedKey ? controls : undefined}
              tabIndex={key === selectedKey ? 0 : -1}
              onClick={() => onSelect(key)}
            >
              <Label>{label}</Label>
              {isDirty && <Dirty role="img" aria-label={t(tabStripTexts.dirty)} title={t(tabStripTexts.dirty)} />}
            </TabButton>
            {isClosable && (
              // For the pointer: a list of tabs may hold nothing but tabs, and the keyboard closes with Delete.
              <Close
                type="button"
                aria-hidden="true"
                tabIndex={-1}
                title={t(tabStripTexts.close, { name: label })}
                onClick={() => onClose(key)}
              >
                <X size={14} aria-hidden />
              </Close>
            )}
          </Item>
        ))}
      </List>
      <Tools>
        <Menu
          placement="bottom-end"
          trigger={<IconButton size="small" icon={<ChevronDown size={16} aria-hidden />} label={t(tabStripTexts.all)} />}
          items={[
            ...tabs.map(({ key, label }) => ({ key: `${tabMenuPrefix}${key}`, label, isSelected: key === selectedKey })),
            { separator: true, key: 'actions' },
            ...(onCloseOthers
              ? [
                  {
                    key: 'others',
                    label: t(tabStripTexts.closeOthers),
                    isDisabled: closable.every(({ key }) => key === selectedKey),
                  },
                ]
              : []),
            ...(onCloseAll ? [{ key: 'all', label: t(tabStripTexts.closeAll), isDisabled: closable.length === 0 }] : []),
          ]}
          onAction={(key) => {
            if (key.startsWith(tabMenuPrefix)) onSelect(key.slice(tabMenuPrefix.length))
            else if (key === 'others') onCloseOthers?.(selectedKey)
            else onCloseAll?.()
          }}
        />
      </Tools>
    </Root>
  )
}
