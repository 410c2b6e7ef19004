import { ErrorBoundary } from '@bip/design-system'
import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { NavigationType, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'
import { useText } from '../app/useText.ts'
import { firstPageShown } from '../app/whenIdle.ts'
import { PageFailure } from '../pages/PageFailure.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { Screens } from '../screens/Screens.tsx'
import { TabContext } from '../tabs/tabContext.ts'
import type { OpenTab } from '../tabs/tabs.ts'
import { Screen, ScreenContent } from './Shell.styles.ts'
import { restoreScrolls } from './stowed.ts'
import { useIsAwake } from './useIsAwake.ts'
import { useIsOpened } from './useIsOpened.ts'
import type { Tabs } from './useTabs.ts'

/** Where the addresses of screens begin. */
const root = { outlet: null, matches: [], isDataRoute: false }

/** Stands there once the page does, whatever it waits for. */
const Shown = () => {
  useEffect(firstPageShown, [])
  return null
}

type TabPageProps = { tab: OpenTab; name: Tabs['name']; mark: Tabs['mark']; finish: Tabs['finish']; replace: Tabs['replace'] }

/** What stands in a tab. Showing and hiding it is nothing to it: only its own address, or loading it anew, renders it again. */
const TabPage = memo(
  ({ tab: { key, search, round }, name, mark, finish, replace }: TabPageProps) => {
    const { t } = useText()
    // The page's own address in place of the window's: a page is not rendered anew because another one is shown.
    const place = useMemo(
      () => ({ location: { pathname: key, search, hash: '', state: null, key }, navigationType: NavigationType.Pop }),
      [key, search],
    )
    const handle = useMemo(
      () => ({
        path: key,
        setLabel: (label: string, isKind?: boolean) => name(key, label, isKind),
        setDirty: (isDirty: boolean) => mark(key, isDirty),
        close: () => finish(key),
        goOn: (path: string, label?: string) => replace(key, path, label),
      }),
      [key, name, mark, finish, replace],
    )
    return (
      <TabContext value={handle}>
        <ErrorBoundary
          // Whoever keeps the log hears of it like of any other error.
          onError={reportError}
          fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PageLoading label={t('pages.loading')} />}>
            <UNSAFE_LocationContext value={place}>
              <UNSAFE_RouteContext value={root}>
                <Screens key={round} />
                <Shown />
              </UNSAFE_RouteContext>
            </UNSAFE_LocationContext>
          </Suspense>
        </ErrorBoundary>
      </TabContext>
    )
  },
  (before, now) =>
    before.tab.key === now.tab.key &&
    before.tab.search === now.tab.search &&
    before.tab.round === now.tab.round &&
    before.name === now.name &&
    before.mark === now.mark &&
    before.finish === now.finish &&
    before.replace === now.replace,
)

type TabScreenProps = TabPageProps & { isActive: boolean }

/**
 * React writes `display: none` to what runs no effects, and every page would be laid out anew when it is shown. The screen around hides it as
 * well and keeps its boxes, so nothing is written here.
 */
const stayLaidOut = (content: HTMLElement | null): void => {
  if (content) Object.defineProperty(content, 'style', { value: { setProperty: () => undefined }, configurable: true })
}

/**
 * One page, kept alive while its tab is open: scroll, filters and unsaved input stay as they were. Showing it is a change of looks alone; its
 * effects run from the frame after.
 */
export const TabScreen = memo(({ isActive, ...page }: TabScreenProps) => {
  const screen = useRef<HTMLDivElement>(null)
  const isAwake = useIsAwake(isActive)
  const isOpened = useIsOpened()
  useLayoutEffect(() => {
    if (isActive && screen.current) restoreScrolls(screen.current)
  }, [isActive])
  return (
    <Screen data-active={isActive || undefined} ref={screen}>
      <Activity mode={isAwake ? 'visible' : 'hidden'}>
        <ScreenContent ref={stayLaidOut}>{isOpened && <TabPage {...page} />}</ScreenContent>
      </Activity>
    </Screen>
  )
})
