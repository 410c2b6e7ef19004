import type { Settings } from '@bip/contract'
import { DesignProvider, ErrorBoundary } from '@bip/design-system'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { LoginPage } from '../login/LoginPage.tsx'
import { AuthProvider, useAuth } from './auth.tsx'
import { usePreferences } from './preferences.ts'
import { loginAddress, wantedAddress } from './wanted.ts'

const Portal = lazy(() => import('./Portal.tsx').then(({ Portal }) => ({ default: Portal })))
const PageFailure = lazy(() => import('../pages/PageFailure.tsx').then(({ PageFailure }) => ({ default: PageFailure })))

/** Pages that need nobody signed in. */
const publicPaths = ['/404', '/403', '/500']

/** The login page, and nothing else of the portal, until somebody is signed in; then the page they came for. */
const Gate = () => {
  const { isSignedIn } = useAuth()
  const { pathname } = window.location
  const isPublic = publicPaths.includes(pathname)
  const isLogin = pathname === '/login'
  if (isSignedIn && isLogin) window.history.replaceState(null, '', wantedAddress(window.location.search))
  useLayoutEffect(() => {
    if (!isSignedIn && !isPublic && !isLogin) window.history.replaceState(null, '', loginAddress(window.location))
  }, [isSignedIn, isPublic, isLogin])
  return isSignedIn || isPublic ? <Portal /> : <LoginPage />
}

export const App = ({ settings }: { settings: Settings }) => {
  const { theme, density, language } = usePreferences()
  return (
    <DesignProvider theme={theme} density={density} locale={language}>
      <Suspense fallback={null}>
        <ErrorBoundary fallback={(_, retry) => <PageFailure onRetry={retry} />}>
          <AuthProvider settings={settings}>
            <Gate />
          </AuthProvider>
        </ErrorBoundary>
      </Suspense>
    </DesignProvider>
  )
}
