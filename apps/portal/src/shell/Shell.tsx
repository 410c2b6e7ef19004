import type { MenuNode } from '@bip/contract'
import { closeNotice, lazyPart, notify, SideNav } from '@bip/design-system'
import { isCommentsKey } from '@bip/records'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { afterPaint } from '../app/afterPaint.ts'
import { showTitle } from '../app/pageTitle.ts'
import { useRoom } from '../app/room.ts'
import { useSession } from '../app/session.tsx'
import { useSteady } from '../app/useSteady.ts'
import { useText } from '../app/useText.ts'
import { isWorkKey, useWorkCount } from '../app/useWorkCount.ts'
import { withCode } from '../app/whenIdle.ts'
import { quickLog, quickLogPermission, useQuickLog } from '../modules/crm/quickLog/quickLog.ts'
import { PageFailure } from '../pages/PageFailure.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { showBrowserNotice } from '../push/browserNotices.ts'
import { usePush } from '../push/usePush.ts'
import { Crumbs } from './Crumbs.tsx'
import { holdTyping } from './heldTyping.ts'
import { lock } from './lock.ts'
import { trailOf } from './menus.ts'
import { openEntry, openingOf } from './openEntry.ts'
import { keepingOf, metaOfPage } from './pageKind.ts'
import { Columns, Frame, Main, SkipLink, Stage } from './Shell.styles.ts'
import { ShellSide } from './ShellSide.tsx'
import { labelOfTab, ShellTabs } from './ShellTabs.tsx'
import { type ShellDialog, ShellTop } from './ShellTop.tsx'
import { asideOf, entryKey, sideGroups } from './sideGroups.tsx'
import { TabScreen } from './TabScreen.tsx'
import { homePath, type OpenTab } from './tabs.ts'
import { useToggles } from './toggles.ts'
import { useClientLog } from './useClientLog.ts'
import { useIsSmall } from './useIsSmall.ts'
import { useMenus } from './useMenus.ts'
import { usePageDecision } from './usePageDecision.ts'
import { usePageFocus } from './usePageFocus.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useSignOut } from './useSignOut.ts'
import { type Tabs, useTabs } from './useTabs.ts'
import { useVersionCheck } from './useVersionCheck.ts'

const RoomNotice = lazyPart(() => import('./RoomNotice.tsx').then(({ RoomNotice }) => RoomNotice))
const loadPalette = () => import('./Palette.tsx').then(({ Palette }) => Palette)
const loadNotices = () => import('./Notices.tsx').then(({ Notices }) => Notices)
const Palette = lazyPart(loadPalette)
const Notices = lazyPart(loadNotices)
const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog))
const QuickLogDialog = lazyPart(() =>
  import('../modules/crm/quickLog/QuickLogDialog.tsx').then(({ QuickLogDialog }) => QuickLogDialog),
)
const SideDrawer = lazyPart(() => import('./SideDrawer.tsx').then(({ SideDrawer }) => SideDrawer))

const noMenus: readonly MenuNode[] = []
const noTabs: readonly OpenTab[] = []

/** The open pages beside the one on show, the last shown first. */
const lately = ({ open, active }: Tabs): readonly OpenTab[] =>
  open.filter(({ key, isAside }) => key !== active && !isAside).toSorted((one, other) => other.seen - one.seen)

/** The portal around every page: top menus, sidebar, tabs, and the pages kept alive in them. */
export const Shell = () => {
  const { t } = useText()
  const { user, isReady, error, reload, can } = useSession()
  const { menus, index } = useMenus()
  const room = useRoom()
  const { tag, menu: hasTopMenus } = useToggles()
  const isSmall = useIsSmall()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { mutate } = useSWRConfig()
  const count = useWorkCount()
  const tabs = useTabs((key) => ({ keep: keepingOf(index, key), isAside: metaOfPage(index, key).isTab === false }))
  const decision = usePageDecision(index)
  const stage = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<ShellDialog | null>(null)
  const logging = useQuickLog()
  useVersionCheck(tabs.active, tabs.hasUnsaved)
  useClientLog()

  const refreshWork = (): void => void mutate(isWorkKey)
  usePush((body) => {
    const { title, content, url, isQuiet, about } = body
    if (about) void mutate((key) => isCommentsKey(key, about))
    // A page that shows a resource as a whole asks for it under its name.
    if (about) void mutate((key) => Array.isArray(key) && key[0] === 'about' && key[1] === about.resource)
    const follow = url?.startsWith('/') ? () => navigate(url) : undefined
    if (!isQuiet) {
      notify({ title, content, onPress: follow })
      showBrowserNotice(title, content, follow ?? (() => undefined))
    }
    // What is told of a resource as a whole, without a record, changes nobody's counts.
    if (!about || about.id) refreshWork()
  }, refreshWork)
  const [isSettled, setSettled] = useState(false)
  // What stands ready without being asked for is put into the page only when its code has come: it must not take the page down.
  useEffect(
    () =>
      withCode(
        () => Promise.all([loadPalette(), loadNotices()]),
        () => setSettled(true),
      ),
    [],
  )
  // What was told to one user is not left on the screen for the next.
  useEffect(() => () => closeNotice(), [])
  // In the layout phase: it is called off together with the cache that it asks, when somebody signs out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks for the count again
  useLayoutEffect(() => afterPaint(() => void count.mutate()), [tabs.active])

  const lockScreen = useSteady(() => {
    if (user) lock.close(user.userId)
  })
  useShortcuts({
    menuSearch: () => {
      holdTyping()
      setDialog('palette')
    },
    help: () => setDialog('shortcuts'),
    close: () => void tabs.close([tabs.active]),
    lock: lockScreen,
    logContact: () => {
      if (can(quickLogPermission)) quickLog.open()
    },
    nextTab: () => {
      const place = tabs.open.findIndex((tab) => tab.key === tabs.active)
      tabs.show((tabs.open[place + 1] ?? tabs.open[0])?.key ?? homePath)
    },
  })

  const parentMenuId = new URLSearchParams(search).get('parentMenuId')
  const trail = useMemo(() => trailOf(index, tabs.active, parentMenuId), [index, tabs.active, parentMenuId])
  // A top menu whose pages all lie outside is looked into without leaving the page on show.
  const [peeked, setPeeked] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page ends the look
  useEffect(() => setPeeked(null), [tabs.active])
  const top = (peeked ? index.byId.get(peeked) : trail)?.[0]
  const taskCount = count.data?.taskCount
  const groups = useMemo(() => sideGroups(top, { '/work/todo': taskCount }), [top, taskCount])
  const aside = useMemo(() => asideOf(trail), [trail])

  const badge = count.data ? count.data.processCount + count.data.taskCount : 0
  const signOut = useSignOut()
  const signOff = useSteady(() => {
    const unsaved = tabs.open.filter(({ isDirty }) => isDirty)
    void signOut(unsaved.map(({ key, label }) => labelOfTab(index, key, label)))
  })
  /** An entry by what names it in the sidebar: its page, or itself. */
  const choose = useSteady((key: string) => {
    const node = (index.byPath.get(key) ?? index.byId.get(key))?.at(-1)
    if (!node) {
      tabs.show(key)
      return
    }
    openEntry(node, tabs.show)
  })
  const chooseTop = useSteady((id: string) => {
    const node = index.byId.get(id)?.at(-1)
    if (node && node.children.length > 0 && openingOf(node, window.location.origin).type !== 'page') setPeeked(id)
    else choose(id)
  })
  const closeDialog = useSteady(() => setDialog(null))
  const goTo = useSteady((path: string) => void navigate(path))

  const active = tabs.open.find(({ key }) => key === tabs.active)
  const pageLabel = labelOfTab(index, tabs.active, active?.label ?? '')
  useEffect(() => showTitle(pageLabel), [pageLabel])
  useEffect(() => () => showTitle(''), [])
  usePageFocus(stage, `${tabs.active} ${dialog} ${isReady}`)

  if (error && !isReady) return <PageFailure error={error} onRetry={() => void reload()} />
  if (!isReady) return <PageLoading label={t('pages.loading')} />

  const entry = trail.at(-1)
  const stageOf = (
    <Stage id="stage" tabIndex={-1} ref={stage}>
      {tabs.open.map(
        (tab) =>
          tab.isVisited && (
            <TabScreen
              key={tab.key}
              tab={tab}
              isActive={tab.key === tabs.active}
              name={tabs.name}
              mark={tabs.mark}
              finish={tabs.finish}
              replace={tabs.replace}
            />
          ),
      )}
    </Stage>
  )
  if (decision.type === 'show' && !decision.hasChrome) return <Frame data-bare="">{stageOf}</Frame>
  return (
    <Frame>
      <SkipLink href="#stage" onClick={() => stage.current?.focus()}>
        {t('shell.skip')}
      </SkipLink>
      <ShellTop
        menus={hasTopMenus ? menus : noMenus}
        topId={top?.id}
        badge={badge}
        onChoose={chooseTop}
        onShow={goTo}
        onOpen={setDialog}
        onLock={lockScreen}
        onSignOut={signOff}
      />
      {!isSmall && <ShellSide top={top} entry={entry} groups={groups} onChoose={choose} />}
      <Main>
        <Suspense fallback={null}>
          {isSettled && <Notices />}
          {room !== 'enough' && <RoomNotice />}
        </Suspense>
        {tag && <ShellTabs tabs={tabs} index={index} />}
        {trail.length > 1 && <Crumbs trail={trail} page={tabs.active} label={pageLabel} onShow={tabs.show} />}
        <Columns>
          {aside && !isSmall && (
            <SideNav
              label={aside.node.name}
              groups={[{ label: aside.node.name, items: aside.items }]}
              selectedKey={entry && entryKey(entry)}
              onSelect={choose}
            />
          )}
          {stageOf}
        </Columns>
      </Main>
      <Suspense fallback={null}>
        {(isSettled || dialog === 'palette') && (
          <Palette
            isOpen={dialog === 'palette'}
            onClose={closeDialog}
            recents={dialog === 'palette' ? lately(tabs) : noTabs}
            onChoose={choose}
            onShow={tabs.show}
            onLock={lockScreen}
            onSignOut={signOff}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
        {logging && <QuickLogDialog start={logging} />}
        {dialog === 'menu' && <SideDrawer menus={menus} entry={entry} onChoose={choose} onClose={closeDialog} />}
      </Suspense>
    </Frame>
  )
}
