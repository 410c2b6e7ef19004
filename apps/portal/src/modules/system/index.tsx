import { department, organisation, user } from '@bip/contract/resources'
import { Route } from 'react-router-dom'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { screen } from '../screen.tsx'
import { DictionaryPage } from './dictionaries/DictionaryPage.tsx'
import { RolePage } from './roles/RolePage.tsx'

/** Who works here, how the company is divided, and who may do what. */
export const SystemModule = () => (
  <ModuleRoutes>
    {screen(user)}
    {screen(department)}
    {screen(organisation)}
    <Route path="dict" element={<DictionaryPage />} />
    <Route path="role" element={<RolePage />} />
  </ModuleRoutes>
)
