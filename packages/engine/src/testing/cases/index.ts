import type { Case } from '../play.ts'
import { events } from './events.ts'
import { inclusive } from './inclusive.ts'
import { loops } from './loops.ts'
import { mappings } from './mappings.ts'
import { migrations } from './migrations.ts'
import { operations } from './operations.ts'
import { scopes } from './scopes.ts'
import { steps } from './steps.ts'

export const cases: Readonly<Record<string, readonly Case[]>> = {
  steps,
  'inclusive gateways': inclusive,
  events,
  'sub-processes and calls': scopes,
  'several who sign': loops,
  'inputs and outputs': mappings,
  operations,
  migration: migrations,
}
