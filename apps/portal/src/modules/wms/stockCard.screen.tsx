import type { ResourceScreen } from '../ResourcePages.tsx'
import { CardPage } from './card/CardPage.tsx'

export const screen: ResourceScreen = { list: CardPage }
