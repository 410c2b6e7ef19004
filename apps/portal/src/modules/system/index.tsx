import { department, organisation, user } from '@bip/contract/resources'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { screen } from '../screen.tsx'

export const SystemModule = () => <ModuleRoutes>{[screen(user), screen(department), screen(organisation)]}</ModuleRoutes>
