import type { ServerModule } from '../serverModule.ts'

export const pda: ServerModule = {}
