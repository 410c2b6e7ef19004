import { ErrorBoundary } from '@bip/design-system'
import { RecordsProvider } from '@bip/records'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { useAuth } from '../app/auth.tsx'
import { logLoadFailure } from '../app/loadFailures.ts'
import { SessionProvider, useSession } from '../app/session.tsx'
import { useRecordsHost } from '../modules/useRecordsHost.ts'
import { PageFailure } from '../pages/PageFailure.tsx'
import { StatusPage } from '../pages/StatusPage.tsx'
import { LockGate } from '../shell/LockGate.tsx'
import { Shell } from '../shell/Shell.tsx'
import { homePath } from '../tabs/tabs.ts'

const JumpPage = lazy(() => import('../pages/JumpPage.tsx').then(({ JumpPage }) => ({ default: JumpPage })))
const MissingWallPage = lazy(() =>
  import('../pages/MissingWallPage.tsx').then(({ MissingWallPage }) => ({ default: MissingWallPage })),
)
const ProcessPreviewPage = lazy(() =>
  import('../modules/work/ProcessPreviewPage.tsx').then(({ ProcessPreviewPage }) => ({ default: ProcessPreviewPage })),
)
const QuotePage = lazy(() =>
  import('../modules/outsourcing/quote/QuotePage.tsx').then(({ QuotePage }) => ({ default: QuotePage })),
)
const SopDocPage = lazy(() => import('../pages/SopDocPage.tsx').then(({ SopDocPage }) => ({ default: SopDocPage })))
const ResetPasswordPage = lazy(() =>
  import('../login/ResetPasswordPage.tsx').then(({ ResetPasswordPage }) => ({ default: ResetPasswordPage })),
)

/** A cache for this sign-in alone: nothing of one user is ever shown to the next. */
const answers = { provider: () => new Map(), shouldRetryOnError: false, dedupingInterval: 1000, onError: logLoadFailure }

/** Made once: the shell asks for the address by itself. What it waits for must not hide the answers around it: SWR drops those that are hidden. */
const shell = (
  <Suspense fallback={null}>
    <LockGate>
      <Shell />
    </LockGate>
  </Suspense>
)

/** A password that is due comes before everything else. Generated screens share one host, above the tabs that keep them alive. */
const Guarded = () => {
  const { user } = useSession()
  const host = useRecordsHost()
  if (user && user.pwStatus !== 0) return <Navigate to="/resetPassword" replace />
  return <RecordsProvider host={host}>{shell}</RecordsProvider>
}

const SignedIn = () => (
  <SWRConfig value={answers}>
    <SessionProvider>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/resetPassword" element={<ResetPasswordPage />} />
          <Route path="/" element={<Navigate to="/wel" replace />} />
          <Route path="/wel/*" element={<Navigate to={homePath} replace />} />
          <Route path="*" element={<Guarded />} />
        </Routes>
      </Suspense>
    </SessionProvider>
  </SWRConfig>
)

/** Everything behind the login page, and the pages that say why one is not there. */
export const Portal = () => {
  const { isSignedIn } = useAuth()
  return (
    // An open page is shown at once; what may take longer is made a transition where it is asked for.
    <BrowserRouter useTransitions={false}>
      <ErrorBoundary fallback={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/sop-doc" element={<SopDocPage />} />
            <Route path="/quote" element={<QuotePage />} />
            <Route path="/jump/:id" element={<JumpPage />} />
            <Route path="/process-priview" element={<ProcessPreviewPage />} />
            <Route path="/desk/webviewNfdesign" element={<MissingWallPage />} />
            {isSignedIn ? (
              <Route path="*" element={<SignedIn />} />
            ) : (
              <>
                <Route path="/403" element={<StatusPage status={403} />} />
                <Route path="/500" element={<StatusPage status={500} />} />
                <Route path="*" element={<StatusPage status={404} />} />
              </>
            )}
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>
  )
}
