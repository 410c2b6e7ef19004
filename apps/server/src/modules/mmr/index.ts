import type { ServerModule } from '../serverModule.ts'

export const mmr: ServerModule = {}
