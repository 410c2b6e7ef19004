import { lazy, useEffect } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { DeclaredScreens } from '../modules/declared.ts'
import { StatusPage } from '../pages/StatusPage.tsx'
import { useTab } from '../tabs/tabContext.ts'
import { modulePages, workbench as Workbench } from './modules.ts'

const IframeScreen = lazy(() => import('../modules/IframeScreen.tsx').then(({ IframeScreen }) => ({ default: IframeScreen })))
const InfoPage = lazy(() => import('../modules/info/InfoPage.tsx').then(({ InfoPage }) => ({ default: InfoPage })))
const ArticlePage = lazy(() => import('../modules/message/ArticlePage.tsx').then(({ ArticlePage }) => ({ default: ArticlePage })))
const CollectionPage = lazy(() =>
  import('../desk/collection/CollectionPage.tsx').then(({ CollectionPage }) => ({ default: CollectionPage })),
)
const DictionaryPage = lazy(() =>
  import('../modules/system/dictionaries/DictionaryPage.tsx').then(({ DictionaryPage }) => ({ default: DictionaryPage })),
)
const ExternalForm = lazy(() =>
  import('../modules/work/ExternalForm.tsx').then(({ ExternalForm }) => ({ default: ExternalForm })),
)
const ProcessScreen = lazy(() =>
  import('../modules/work/ProcessScreen.tsx').then(({ ProcessScreen }) => ({ default: ProcessScreen })),
)

/** A page that does not exist leaves no tab behind. */
const Unknown = () => {
  const { goOn } = useTab()
  useEffect(() => goOn('/404'), [goOn])
  return null
}

/** The first word of a path chooses the module. */
const ModuleScreen = () => {
  const { module = '' } = useParams()
  const Pages = modulePages(module)
  return Pages ? <Pages key={module} /> : <DeclaredScreens fallback={<Unknown />} />
}

export const Screens = () => (
  <Routes>
    <Route path="/desk/index" element={<Workbench />} />
    <Route path="/desk/collect" element={<CollectionPage />} />
    <Route path="/desk/article/:id" element={<ArticlePage />} />
    <Route path="/dict-vertical/index" element={<DictionaryPage />} />
    <Route path="/workflow/process/external/:formKey/:mode" element={<ExternalForm />} />
    <Route path="/workflow/process/:type/:params" element={<ProcessScreen />} />
    <Route path="/iframe/:id" element={<IframeScreen />} />
    <Route path="/info/index" element={<InfoPage />} />
    <Route path="/403" element={<StatusPage status={403} />} />
    <Route path="/404" element={<StatusPage status={404} />} />
    <Route path="/500" element={<StatusPage status={500} />} />
    <Route path="/:module/*" element={<ModuleScreen />} />
    <Route path="*" element={<Unknown />} />
  </Routes>
)
