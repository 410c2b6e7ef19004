import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { AskPage } from './AskPage.tsx'
import { PostPage } from './PostPage.tsx'
import { ReadingPage } from './ReadingPage.tsx'

/** The wiki for those who read it and ask it; keeping its articles has the generated screens. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="ai" element={<AskPage />} />
    <Route path="post" element={<ReadingPage />} />
    <Route path="post/:id" element={<PostPage />} />
  </ModuleRoutes>
)
