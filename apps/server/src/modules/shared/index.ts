import type { ServerModule } from '../serverModule.ts'

export const shared: ServerModule = {}
