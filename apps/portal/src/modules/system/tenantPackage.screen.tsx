import type { ResourceScreen } from '../ResourcePages.tsx'
import { PackageMenus, PackageMenusShown } from './tenants/PackageMenus.tsx'

export const screen: ResourceScreen = { parts: { inputs: { menuId: PackageMenus }, displays: { menuId: PackageMenusShown } } }
