import type { ServerModule } from '../serverModule.ts'

export const wms: ServerModule = {}
