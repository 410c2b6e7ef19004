import { customer, customerContacts } from '@bip/contract/resources'
import { ModuleRoutes } from '../ModuleRoutes.tsx'
import { screen } from '../screen.tsx'

export const CrmModule = () => <ModuleRoutes>{[screen(customer), screen(customerContacts)]}</ModuleRoutes>
