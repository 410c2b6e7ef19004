import { ErrorBoundary } from '@bip/design-system'
import { Activity, memo, Suspense, useMemo } from 'react'
import { useText } from '../app/useText.ts'
import { Screens } from '../modules/Screens.tsx'
import { PageFailure } from '../pages/PageFailure.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { Screen } from './Shell.styles.ts'
import { TabContext } from './tabContext.ts'
import type { OpenTab } from './tabs.ts'
import type { Tabs } from './useTabs.ts'

type TabScreenProps = { tab: OpenTab; isActive: boolean; name: Tabs['name']; mark: Tabs['mark']; finish: Tabs['finish'] }

/** One page, kept alive while its tab is open: scroll, filters and unsaved input stay as they were. */
export const TabScreen = memo(({ tab, isActive, name, mark, finish }: TabScreenProps) => {
  const { t } = useText()
  const { key, search, round } = tab
  const location = useMemo(() => ({ pathname: key, search, hash: '', state: null, key }), [key, search])
  const handle = useMemo(
    () => ({
      path: key,
      setLabel: (label: string) => name(key, label),
      setDirty: (isDirty: boolean) => mark(key, isDirty),
      close: () => finish(key),
    }),
    [key, name, mark, finish],
  )
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <TabContext value={handle}>
        <Screen data-active={isActive || undefined}>
          <ErrorBoundary
            // Whoever keeps the log hears of it like of any other error.
            onError={reportError}
            fallback={(_, retry) => <PageFailure onRetry={retry} />}
          >
            <Suspense fallback={<PageLoading label={t('pages.loading')} />}>
              <Screens key={round} location={location} />
            </Suspense>
          </ErrorBoundary>
        </Screen>
      </TabContext>
    </Activity>
  )
})
