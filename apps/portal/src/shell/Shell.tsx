import { closeNotice, IconButton, notify, SideNav, TabStrip, TopBar } from '@bip/design-system'
import { PanelLeftClose, PanelLeftOpen } from '@bip/design-system/icons'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useAuth } from '../app/auth.tsx'
import { preferences, usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { isWorkKey, useWorkCount } from '../app/useWorkCount.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { PageFailure } from '../pages/PageFailure.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { usePush } from '../push/usePush.ts'
import { menuIcon } from './menuIcon.tsx'
import { firstPageOf, trailOf } from './menus.ts'
import { Brand, Frame, Main, Side, SkipLink, Stage } from './Shell.styles.ts'
import { TabScreen } from './TabScreen.tsx'
import { TopTools } from './TopTools.tsx'
import { homePath } from './tabs.ts'
import { useShortcuts } from './useShortcuts.ts'
import { useTabs } from './useTabs.ts'
import { useVersionCheck } from './useVersionCheck.ts'

const loadMenuSearch = () => import('./MenuSearch.tsx').then(({ MenuSearch }) => ({ default: MenuSearch }))
const MenuSearch = lazy(loadMenuSearch)
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })))

/** The portal around every page: top menus, sidebar, tabs, and the pages kept alive in them. */
export const Shell = () => {
  const { t } = useText()
  const { menus, isReady, error, reload } = useSession()
  const { settings, signOut } = useAuth()
  const { isSideFolded } = usePreferences()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const count = useWorkCount()
  const tabs = useTabs()
  const stage = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<'menus' | 'shortcuts' | null>(null)
  useVersionCheck(tabs.active, tabs.hasUnsaved)

  const refreshWork = (): void => void mutate(isWorkKey)
  usePush((body) => {
    const { url } = body
    notify({ title: body.title, content: body.content, onPress: url?.startsWith('/') ? () => navigate(url) : undefined })
    refreshWork()
  }, refreshWork)
  // Whoever presses its keys begins to type at once.
  useEffect(() => whenIdle(() => void loadMenuSearch()), [])
  // What was told to one user is not left on the screen for the next.
  useEffect(() => () => closeNotice(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks for the count again
  useEffect(() => void count.mutate(), [tabs.active])

  useShortcuts({
    menuSearch: () => setDialog('menus'),
    help: () => setDialog('shortcuts'),
    close: () => void tabs.close([tabs.active]),
    nextTab: () => {
      const index = tabs.open.findIndex((tab) => tab.key === tabs.active)
      tabs.show((tabs.open[index + 1] ?? tabs.open[0])?.key ?? homePath)
    },
  })

  const trail = useMemo(() => trailOf(menus, tabs.active), [menus, tabs.active])
  const top = trail[0]
  const groups = useMemo(
    () =>
      (top?.children ?? []).map((group) => ({
        key: group.id,
        label: group.name,
        items: (group.children.length > 0 ? group.children : [group]).map((item) => ({
          key: item.path,
          label: item.name,
          icon: menuIcon(item.icon),
          count: item.path === '/work/todo' ? count.data?.taskCount || undefined : undefined,
          href: item.path,
        })),
      })),
    [top, count.data],
  )
  const labelOf = (key: string, own: string): string => {
    const entry = trailOf(menus, key).at(-1)
    return entry?.path === key ? entry.name : own || entry?.name || key
  }

  if (error && !isReady) return <PageFailure onRetry={() => void reload()} />
  if (!isReady) return <PageLoading label={t('pages.loading')} />

  const badge = count.data ? count.data.processCount + count.data.taskCount : 0
  const leave = async (): Promise<void> => {
    if (await tabs.askToLeave()) await signOut()
  }
  return (
    <Frame>
      <SkipLink href="#stage" onClick={() => stage.current?.focus()}>
        {t('shell.skip')}
      </SkipLink>
      <TopBar
        brand={
          <Brand type="button" onClick={() => navigate(homePath)}>
            {settings.title}
          </Brand>
        }
        menus={menus.map((menu) => ({
          key: menu.id,
          label: menu.name,
          href: firstPageOf(menu) ?? homePath,
          count: menu.path === homePath ? badge : undefined,
        }))}
        selectedKey={top?.id}
        onSelect={(key) => {
          const menu = menus.find((candidate) => candidate.id === key)
          const page = menu && firstPageOf(menu)
          if (page) tabs.show(page)
        }}
      >
        <TopTools onSearch={() => setDialog('menus')} onHelp={() => setDialog('shortcuts')} onSignOut={() => void leave()} />
      </TopBar>
      <Side hidden={groups.length === 0}>
        <SideNav
          label={top?.name ?? t('shell.menu')}
          groups={groups}
          selectedKey={trail.at(-1)?.path}
          onSelect={tabs.show}
          isCollapsed={isSideFolded}
        />
        <IconButton
          icon={isSideFolded ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
          label={isSideFolded ? t('shell.expand') : t('shell.collapse')}
          onPress={() => preferences.set({ isSideFolded: !isSideFolded })}
        />
      </Side>
      <Main>
        <TabStrip
          controls="stage"
          tabs={tabs.open.map((tab) => ({
            key: tab.key,
            label: labelOf(tab.key, tab.label),
            isDirty: tab.isDirty,
            isClosable: tab.key !== homePath,
            isFixed: tab.key === homePath,
          }))}
          selectedKey={tabs.active}
          onSelect={tabs.show}
          onReorder={tabs.order}
          onClose={(key) => void tabs.close([key])}
          onCloseOthers={(key) =>
            void tabs.close(tabs.open.map((tab) => tab.key).filter((other) => other !== key && other !== homePath))
          }
          onCloseAll={() => void tabs.close(tabs.open.map((tab) => tab.key))}
        />
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
                />
              ),
          )}
        </Stage>
      </Main>
      <Suspense fallback={null}>
        {dialog === 'menus' && (
          <MenuSearch
            onClose={() => setDialog(null)}
            recents={tabs.open
              .map(({ key }) => key)
              .filter((key) => key !== tabs.active)
              .toReversed()}
            onChoose={tabs.show}
          />
        )}
        {dialog === 'shortcuts' && <ShortcutsDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </Frame>
  )
}
