import type { ServerModule } from '../serverModule.ts'

export const desk: ServerModule = {}
