import type { ResourceScreen } from '../ResourcePages.tsx'
import { OrderButtons } from './order/OrderButtons.tsx'

export const screen: ResourceScreen = { parts: { DetailActions: OrderButtons } }
