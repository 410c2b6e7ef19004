import type { ServerModule } from '../serverModule.ts'

export const pdp: ServerModule = {}
