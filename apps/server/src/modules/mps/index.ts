import type { ServerModule } from '../serverModule.ts'

export const mps: ServerModule = {}
