import type { Settings } from '@bip/contract'
import { DesignProvider, ErrorBoundary } from '@bip/design-system'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { LoginPage } from '../login/LoginPage.tsx'
import { PageFailure } from '../pages/PageFailure.tsx'
import { usePreferences } from './preferences.ts'
import { SessionProvider, useSession } from './session.tsx'

const Shell = lazy(() => import('../shell/Shell.tsx').then(({ Shell }) => ({ default: Shell })))
const ResetPasswordPage = lazy(() =>
  import('../login/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ({ default: ResetPasswordPage })),
)
const StatusPage = lazy(() => import('../pages/StatusPage.tsx').then(({ StatusPage }) => ({ default: StatusPage })))

/** Sends people where the guard says: to the login page without a session, to a new password where one is due. */
const Guarded = () => {
  const { isSignedIn, user } = useSession()
  const { pathname, search } = useLocation()
  if (!isSignedIn) {
    const wanted = pathname === '/' ? '' : `?to=${encodeURIComponent(pathname + search)}`
    return <Navigate to={`/login${wanted}`} replace />
  }
  if (user && user.pwStatus !== 0) return <Navigate to="/resetPassword" replace />
  return <Shell />
}

const Pages = () => {
  const { isSignedIn } = useSession()
  return (
    <Routes>
      <Route path="/login" element={isSignedIn ? <Home /> : <LoginPage />} />
      <Route path="/resetPassword" element={isSignedIn ? <ResetPasswordPage /> : <Navigate to="/login" replace />} />
      <Route path="/404" element={<StatusPage status={404} />} />
      <Route path="/403" element={<StatusPage status={403} />} />
      <Route path="/500" element={<StatusPage status={500} />} />
      <Route path="/" element={<Navigate to="/wel" replace />} />
      <Route path="/wel/*" element={<Navigate to="/desk/index" replace />} />
      <Route path="*" element={<Guarded />} />
    </Routes>
  )
}

/** Back to the page one wanted before signing in; only ever a path of this portal. */
const Home = () => {
  const wanted = new URLSearchParams(useLocation().search).get('to') ?? '/'
  return <Navigate to={/^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login') ? wanted : '/'} replace />
}

export const App = ({ settings }: { settings: Settings }) => {
  const { theme, density, language } = usePreferences()
  return (
    <DesignProvider theme={theme} density={density} locale={language}>
      <SWRConfig value={{ shouldRetryOnError: false, dedupingInterval: 1000 }}>
        <SessionProvider settings={settings}>
          <BrowserRouter>
            <ErrorBoundary fallback={(_, retry) => <PageFailure onRetry={retry} />}>
              <Suspense fallback={null}>
                <Pages />
              </Suspense>
            </ErrorBoundary>
          </BrowserRouter>
        </SessionProvider>
      </SWRConfig>
    </DesignProvider>
  )
}
