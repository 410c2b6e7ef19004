import type { MemoryAnswer } from './answer.ts'
import { mps } from './mps.ts'
import { pdp } from './pdp.ts'
import { scm } from './scm.ts'
import { wms } from './wms.ts'

/** The queries that are answered in memory, by key. A query without an answer here is a call that the gateway lacks. */
export const answers: Readonly<Record<string, MemoryAnswer>> = { ...mps, ...pdp, ...scm, ...wms }
