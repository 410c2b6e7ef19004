import { buildApps } from './lib/apps.ts'
import { main } from './lib/say.ts'

/** Builds portal and dashboards, changed or not. */
await main(() => buildApps({ force: true }))
