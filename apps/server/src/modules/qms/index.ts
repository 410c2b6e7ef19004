import type { ServerModule } from '../serverModule.ts'

export const qms: ServerModule = {}
