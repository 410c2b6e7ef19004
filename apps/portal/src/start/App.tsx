import type { Settings } from '@bip/contract'
import { DesignProvider, ErrorBoundary } from '@bip/design-system'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { AuthProvider, useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { guard } from '../guard/guard.ts'
import { arrival } from '../login/arrival.ts'
import { loadModule } from '../screens/modules.ts'
import { IdentityHost } from './IdentityHost.tsx'

const loadPortal = () => import('./Portal.tsx').then(({ Portal }) => ({ default: Portal }))
const loadLogin = () => import('../login/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage }))
const Portal = lazy(loadPortal)
const LoginPage = lazy(loadLogin)
const ArrivalPage = lazy(() => import('../login/ArrivalPage.tsx').then(({ ArrivalPage }) => ({ default: ArrivalPage })))
const PageFailure = lazy(() => import('../pages/PageFailure.tsx').then(({ PageFailure }) => ({ default: PageFailure })))

/** Fetches what is shown first while settings and texts are still on their way. */
export const loadFirstPage = (): Promise<unknown> =>
  client.session.current() ? Promise.all([loadPortal(), loadModule(window.location.pathname)]) : loadLogin()

/** The version is looked at where it is fetched; nothing is unsaved before anybody is in. */
const versions = { reloadedFor: [], hasUnsaved: false }

/** Whoever comes from elsewhere with something that lets them in is dealt with first. */
const Entrance = () => (arrival() ? <ArrivalPage /> : <Gate />)

/** The login page, and nothing else of the portal, until somebody is signed in; then the page they came for. */
const Gate = () => {
  const { isSignedIn } = useAuth()
  const { pathname, search, origin } = window.location
  const decision = guard({ pathname, search, origin }, { versions, isSignedIn })
  const to = decision.type === 'go' || decision.type === 'exchange' ? decision.to : undefined
  if (isSignedIn && to) window.history.replaceState(null, '', to)
  useLayoutEffect(() => {
    if (to && !isSignedIn) window.history.replaceState(null, '', to)
  }, [isSignedIn, to])
  const isPublic = decision.type === 'show' && decision.isPublic && !pathname.startsWith('/login')
  return isSignedIn || isPublic ? <Portal /> : <LoginPage />
}

export const App = ({ settings }: { settings: Settings }) => {
  const { theme, density, language } = usePreferences()
  return (
    <DesignProvider theme={theme} density={density} locale={language}>
      <Suspense fallback={null}>
        <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
          <AuthProvider settings={settings}>
            <Entrance />
            <IdentityHost />
          </AuthProvider>
        </ErrorBoundary>
      </Suspense>
    </DesignProvider>
  )
}
