import type { ServerModule } from '../serverModule.ts'

export const labor: ServerModule = {}
