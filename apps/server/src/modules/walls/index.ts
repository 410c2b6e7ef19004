import type { ServerModule } from '../serverModule.ts'

export const walls: ServerModule = {}
