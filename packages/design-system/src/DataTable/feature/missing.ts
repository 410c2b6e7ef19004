import type { ServiceName } from './Services.ts'

/** A feature draws by what another one offers, which stands further down the list or is not in it. */
export const missing = (feature: string, service: ServiceName): Error =>
  new Error(`The table's feature "${feature}" needs "${service}": put what offers it before it in features.ts.`)
