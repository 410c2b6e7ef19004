import type { ServerModule } from '../serverModule.ts'

export const outsourcing: ServerModule = {}
