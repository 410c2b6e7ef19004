import { Activity, type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { TabList } from './TabList.tsx'
import type { TabHead } from './TabListItem.tsx'
import { Panel, Root } from './Tabs.styles.ts'
import { firstOpen, useHeir } from './useHeir.ts'

export type TabItem = TabHead & {
  /** Shown below the list while the tab is chosen. */
  content?: ReactNode
}

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  items: readonly TabItem[]
  selectedKey?: string
  /** Default the first that is not disabled; when the chosen tab is closed, its neighbour takes its place. */
  defaultSelectedKey?: string
  onSelect?: (key: string) => void
  /** Gives closable tabs a button to close, also on Delete and on the middle mouse button. */
  onClose?: (key: string) => void
  /** Lets tabs be dragged, and moved with Ctrl+Shift and the arrows; called with all keys in their new order. */
  onReorder?: (keys: readonly string[]) => void
  /** Shows a button behind the tabs to add one. */
  onAdd?: () => void
  /** Name of that button; default "Add a tab". */
  addLabel?: string
  /** Name of the list for screen readers. */
  label?: string
  /** 'vertical' puts the tabs beside their content; default 'horizontal'. */
  orientation?: 'horizontal' | 'vertical'
  /** 30 or 36 px; default 'medium'. */
  size?: 'small' | 'medium'
  /** Content that was shown once stays alive while another tab is chosen, with scroll and input intact; default false. */
  keepPanels?: boolean
}

/** Views of one thing side by side; arrows move and choose, Delete closes. Content is made when its tab is first chosen. */
export const Tabs = (props: TabsProps) => {
  const { items, selectedKey, defaultSelectedKey, onSelect, onClose, onReorder, onAdd, addLabel, label, ...others } = props
  const { orientation = 'horizontal', size = 'medium', keepPanels = false, ...rest } = others
  warnNoList('Tabs', 'items', items)
  if (import.meta.env.DEV) warnUnknown('Tabs', 'orientation', orientation, ['horizontal', 'vertical'])
  if (import.meta.env.DEV) warnUnknown('Tabs', 'size', size, ['small', 'medium'])
  const id = useId()
  const [chosen, select] = useControlledState(selectedKey, defaultSelectedKey ?? firstOpen(items) ?? '', onSelect)
  const heir = useHeir(items, chosen)
  const selected = selectedKey === undefined ? (heir ?? chosen) : chosen
  const inherit = useEffectEvent((key: string) => select(key))
  useEffect(() => {
    // What nobody chose is no choice to tell of.
    if (selected !== chosen && chosen !== '') inherit(selected)
  }, [selected, chosen])
  if (selectedKey !== undefined && items.length > 0 && heir !== undefined)
    warnProp('Tabs', 'selectedKey', `is "${selectedKey}", which is none of the items; no tab is shown as chosen`)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([selected]))
  if (!visited.has(selected)) setVisited(new Set([...visited, selected]))
  const alive = items.filter(
    ({ key, content }) => content !== undefined && (key === selected || (keepPanels && visited.has(key))),
  )
  const isAlive = (key: string): boolean => alive.some((item) => item.key === key)
  return (
    <Root {...rest} data-orientation={orientation}>
      <TabList
        tabs={items}
        selectedKey={selected}
        onSelect={select}
        onClose={onClose}
        onReorder={onReorder}
        onAdd={onAdd}
        addLabel={addLabel}
        label={label}
        look="line"
        activation="automatic"
        orientation={orientation}
        size={size}
        idOf={(key) => `${id}-tab-${key}`}
        panelIdOf={(key) => (isAlive(key) ? `${id}-panel-${key}` : undefined)}
      />
      {alive.map(({ key, content }) => (
        <Activity key={key} mode={key === selected ? 'visible' : 'hidden'}>
          <Panel role="tabpanel" id={`${id}-panel-${key}`} aria-labelledby={`${id}-tab-${key}`} tabIndex={0}>
            <ErrorBoundary>{content}</ErrorBoundary>
          </Panel>
        </Activity>
      ))}
    </Root>
  )
}
