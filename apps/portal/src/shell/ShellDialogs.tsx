import type { MenuNode } from '@bip/contract'
import { lazyPart } from '@bip/design-system'
import { Suspense, useEffect, useState } from 'react'
import { withCode } from '../app/whenIdle.ts'
import { useQuickLog } from '../modules/crm/quickLog/quickLog.ts'
import type { OpenTab } from '../tabs/tabs.ts'
import type { ShellDialog } from './ShellTop.tsx'
import type { Tabs } from './useTabs.ts'

const loadPalette = () => import('./Palette.tsx').then(({ Palette }) => Palette)
export const loadNotices = () => import('./Notices.tsx').then(({ Notices }) => Notices)
const Palette = lazyPart(loadPalette)
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog))
const QuickLogDialog = lazyPart(() =>
  import('../modules/crm/quickLog/QuickLogDialog.tsx').then(({ QuickLogDialog }) => QuickLogDialog),
)
const SideDrawer = lazyPart(() => import('./SideDrawer.tsx').then(({ SideDrawer }) => SideDrawer))

const noTabs: readonly OpenTab[] = []

/** The open pages beside the one on show, the last shown first. */
const lately = ({ open, active }: Tabs): readonly OpenTab[] =>
  open.filter(({ key, isAside }) => key !== active && !isAside).toSorted((one, other) => other.seen - one.seen)

/** Whether the code of what stands ready without being asked for has come: it must not take the page down. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(
    () =>
      withCode(
        () => Promise.all([loadPalette(), loadNotices()]),
        () => setSettled(true),
      ),
    [],
  )
  return isSettled
}

type ShellDialogsProps = {
  dialog: ShellDialog | null
  isSettled: boolean
  tabs: Tabs
  menus: readonly MenuNode[]
  entry: MenuNode | undefined
  onChoose: (key: string) => void
  onLock: () => void
  onSignOut: () => void
  onClose: () => void
}

/** What opens over all pages: the palette, the shortcuts, the quick log and the menu of a small screen. */
export const ShellDialogs = (props: ShellDialogsProps) => {
  const { dialog, isSettled, tabs, menus, entry, onChoose, onLock, onSignOut, onClose } = props
  const logging = useQuickLog()
  return (
    <>
      <Suspense fallback={null}>
        {(isSettled || dialog === 'palette') && (
          <Palette
            isOpen={dialog === 'palette'}
            onClose={onClose}
            recents={dialog === 'palette' ? lately(tabs) : noTabs}
            onChoose={onChoose}
            onShow={tabs.show}
            onLock={onLock}
            onSignOut={onSignOut}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
        {logging && <QuickLogDialog start={logging} />}
        {dialog === 'menu' && <SideDrawer menus={menus} entry={entry} onChoose={onChoose} onClose={onClose} />}
      </Suspense>
    </>
  )
}
