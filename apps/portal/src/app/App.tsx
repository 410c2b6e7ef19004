import type { Settings } from '@bip/contract'
import { DesignProvider, ErrorBoundary } from '@bip/design-system'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { AuthProvider, useAuth } from './auth.tsx'
import { client } from './client.ts'
import { usePreferences } from './preferences.ts'
import { loginAddress, wantedAddress } from './wanted.ts'

const loadPortal = () => import('./Portal.tsx').then(({ Portal }) => ({ default: Portal }))
const loadLogin = () => import('../login/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage }))
const Portal = lazy(loadPortal)
const LoginPage = lazy(loadLogin)
const PageFailure = lazy(() => import('../pages/PageFailure.tsx').then(({ PageFailure }) => ({ default: PageFailure })))

/** Fetches what is shown first while settings and texts are still on their way. */
export const loadFirstPage = (): Promise<unknown> => (client.session.current() ? loadPortal() : loadLogin())

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
