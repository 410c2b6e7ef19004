import type { MenuNode } from '@bip/contract'
import { lazyPart, SideNav } from '@bip/design-system'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showTitle } from '../app/pageTitle.ts'
import { useRoom } from '../app/room.ts'
import { useSession } from '../app/session.tsx'
import { useIsSmall } from '../app/useIsSmall.ts'
import { useSteady } from '../app/useSteady.ts'
import { useText } from '../app/useText.ts'
import { useMenus } from '../menus/useMenus.ts'
import { quickLog, quickLogPermission } from '../modules/crm/quickLog/quickLog.ts'
import { PageFailure } from '../pages/PageFailure.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { homePath } from '../tabs/tabs.ts'
import { Crumbs } from './Crumbs.tsx'
import { holdTyping } from './heldTyping.ts'
import { lock } from './lock.ts'
import { keepingOf, metaOfPage } from './pageKind.ts'
import { Columns, Frame, Main, SkipLink, Stage } from './Shell.styles.ts'
import { loadNotices, ShellDialogs, useIsSettled } from './ShellDialogs.tsx'
import { ShellSide } from './ShellSide.tsx'
import { labelOfTab, ShellTabs } from './ShellTabs.tsx'
import { type ShellDialog, ShellTop } from './ShellTop.tsx'
import { entryKey } from './sideGroups.tsx'
import { TabScreen } from './TabScreen.tsx'
import { useToggles } from './toggles.ts'
import { useClientLog } from './useClientLog.ts'
import { usePageDecision } from './usePageDecision.ts'
import { usePageFocus } from './usePageFocus.ts'
import { useShellMenu } from './useShellMenu.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useSignOut } from './useSignOut.ts'
import { useTabs } from './useTabs.ts'
import { useVersionCheck } from './useVersionCheck.ts'
import { useWorkNews } from './useWorkNews.ts'

const RoomNotice = lazyPart(() => import('./RoomNotice.tsx').then(({ RoomNotice }) => RoomNotice))
const Notices = lazyPart(loadNotices)

const noMenus: readonly MenuNode[] = []

/** The portal around every page: top menus, sidebar, tabs, and the pages kept alive in them. */
export const Shell = () => {
  const { t } = useText()
  const { user, isReady, error, reload, can } = useSession()
  const { menus, index } = useMenus()
  const room = useRoom()
  const { tag, menu: hasTopMenus } = useToggles()
  const isSmall = useIsSmall()
  const navigate = useNavigate()
  const tabs = useTabs((key) => ({ keep: keepingOf(index, key), isAside: metaOfPage(index, key).isTab === false }))
  const decision = usePageDecision(index)
  const stage = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<ShellDialog | null>(null)
  useVersionCheck(tabs.active, tabs.hasUnsaved)
  useClientLog()

  const { badge, taskCount } = useWorkNews(tabs.active)
  const isSettled = useIsSettled()
  const menu = useShellMenu({ index, page: tabs.active, show: tabs.show, taskCount })
  const { trail, top, entry, aside, choose } = menu

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
      const position = tabs.open.findIndex((tab) => tab.key === tabs.active)
      tabs.show((tabs.open[position + 1] ?? tabs.open[0])?.key ?? homePath)
    },
  })

  const signOut = useSignOut()
  const signOff = useSteady(() => {
    const unsaved = tabs.open.filter(({ isDirty }) => isDirty)
    void signOut(unsaved.map(({ key, label }) => labelOfTab(index, key, label)))
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
        onChoose={menu.chooseTop}
        onShow={goTo}
        onOpen={setDialog}
        onLock={lockScreen}
        onSignOut={signOff}
      />
      {!isSmall && <ShellSide top={top} entry={entry} groups={menu.groups} onChoose={choose} />}
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
      <ShellDialogs
        dialog={dialog}
        isSettled={isSettled}
        tabs={tabs}
        menus={menus}
        entry={entry}
        onChoose={choose}
        onLock={lockScreen}
        onSignOut={signOff}
        onClose={closeDialog}
      />
    </Frame>
  )
}
