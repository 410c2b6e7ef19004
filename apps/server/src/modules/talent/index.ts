import type { ServerModule } from '../serverModule.ts'

export const talent: ServerModule = {}
