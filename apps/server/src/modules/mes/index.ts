import type { ServerModule } from '../serverModule.ts'

export const mes: ServerModule = {}
