import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Messages to the caller and from them; kept live by the push. */
export const Pages = () => (
  <ModuleRoutes>
    <Route path="index" element={<MessagePage />} />
  </ModuleRoutes>
)
