import { lazyPart, TabStrip } from '@bip/design-system'
import { Pin } from '@bip/design-system/icons'
import { type KeyboardEvent, type MouseEvent, Suspense, useState } from 'react'
import { type MenuIndex, pagePathOf, trailOf } from '../menus/menus.ts'
import { homePath } from '../tabs/tabs.ts'
import type { Tabs } from './useTabs.ts'

const TabMenu = lazyPart(() => import('./TabMenu.tsx').then((module) => module.TabMenu))

type Pressed = { key: string; point: { x: number; y: number } }

/** What a tab is called: its entry of the menu, or what its screen calls itself. */
export function labelOfTab(index: MenuIndex, key: string, own: string): string {
  const entry = trailOf(index, key).at(-1)
  return entry && pagePathOf(entry) === key ? entry.name : own || entry?.name || key
}

/** The tab in which an event happened. */
const tabAt = (target: EventTarget): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest('[data-tab-item]')?.querySelector<HTMLElement>('[data-key]') : undefined

/** The strip of open pages. The menu of a tab loads with the first press that asks for it. */
export const ShellTabs = ({ tabs, index }: { tabs: Tabs; index: MenuIndex }) => {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const open = (event: MouseEvent | KeyboardEvent, point?: Pressed['point']): void => {
    const tab = tabAt(event.target)
    if (!tab?.dataset.key) return
    event.preventDefault()
    const { left, bottom } = tab.getBoundingClientRect()
    setPressed({ key: tab.dataset.key, point: point ?? { x: left + 12, y: bottom } })
  }
  return (
    <>
      <TabStrip
        controls="stage"
        tabs={tabs.open
          .filter(({ isAside }) => !isAside)
          .map(({ key, label, isDirty, isPinned }) => ({
            key,
            label: labelOfTab(index, key, label),
            icon: isPinned ? <Pin size={12} aria-hidden /> : undefined,
            isDirty,
            isClosable: key !== homePath && !isPinned,
            isFixed: key === homePath || isPinned,
          }))}
        selectedKey={tabs.active}
        onSelect={tabs.show}
        onReorder={tabs.order}
        onClose={(key) => void tabs.close([key])}
        onCloseOthers={(key) => void tabs.closeMany('others', key)}
        onCloseAll={() => void tabs.closeMany('all', homePath)}
        onContextMenu={(event) => open(event, { x: event.clientX, y: event.clientY })}
        onKeyDown={(event) => {
          if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) open(event)
        }}
      />
      <Suspense fallback={null}>
        {pressed && (
          <TabMenu
            // A press elsewhere opens the menu anew there.
            key={`${pressed.point.x} ${pressed.point.y}`}
            tabs={tabs}
            tabKey={pressed.key}
            point={pressed.point}
            onClose={() => setPressed(null)}
          />
        )}
      </Suspense>
    </>
  )
}
