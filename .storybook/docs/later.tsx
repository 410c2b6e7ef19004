import { type ComponentProps, lazy, Suspense } from 'react'

const Frame = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.DocsFrame })))
const Page = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

/** Only pages of documentation fetch what draws them: a story, and every test, would else load all of it and all components with it. */
export const LaterFrame = (props: ComponentProps<typeof Frame>) => (
  <Suspense fallback={null}>
    <Frame {...props} />
  </Suspense>
)

export const LaterPage = () => (
  <Suspense fallback={null}>
    <Page />
  </Suspense>
)
