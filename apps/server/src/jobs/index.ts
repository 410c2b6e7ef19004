import { checkStock } from './checkStock.ts'
import { cleanOutbox } from './cleanOutbox.ts'
import { emptyBin } from './emptyBin.ts'
import type { Job } from './job.ts'
import { moveImports } from './moveImports.ts'
import { moveStates } from './moveStates.ts'
import { renewMirrors } from './renewMirrors.ts'
import { sortSearch } from './sortSearch.ts'

/** Everything that the product does by itself. */
export const jobs: readonly Job[] = [checkStock, cleanOutbox, emptyBin, moveImports, moveStates, sortSearch, ...renewMirrors]
