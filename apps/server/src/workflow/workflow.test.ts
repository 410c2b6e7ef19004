import { afterAll, beforeAll } from 'vitest'
import { deciders } from './testing/cases/deciders.ts'
import { handing } from './testing/cases/handing.ts'
import { leave } from './testing/cases/leave.ts'
import { lists } from './testing/cases/lists.ts'
import { rights } from './testing/cases/rights.ts'
import { type Work, workIn } from './testing/cases/work.ts'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
const work = (): Work => workIn(office)

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

// One office for all of them: it takes longer to open than most cases do.
rights(work)
leave(work)
deciders(work)
handing(work)
lists(work)
