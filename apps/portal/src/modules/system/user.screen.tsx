import type { ResourceScreen } from '../ResourcePages.tsx'
import { UserPermissions } from './UserPermissions.tsx'
import { NewUser } from './users/NewUser.tsx'

export const screen: ResourceScreen = { create: NewUser, parts: { DetailExtra: UserPermissions } }
