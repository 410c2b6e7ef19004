import { compile } from '../compile/compile.ts'
import type { Office } from '../simulation/simulate.ts'
import { diagram } from './diagram.ts'

/** A purchase: reviewed, priced and checked side by side where it needs to be, signed by several, reminded of, sent back and sent again. */
const purchase = `start:s > user:head{assignee=\${head}} > xor:passed -[pass]> or:split -[amount > 1000]> user:price{assignee=buyer} > or:join
edge:late{on=head, every=R3/P1D, keep} > send:remind{message=remind} > end:reminded
split -[isTechnical]> user:check{assignee=engineer} > join
split -[else]> join
passed -[else]> user:again{assignee=\${initiator}} > head
join > xor:size -[amount > 20000]> user:sign{each=signers, item=who, assignee=\${who}, until=nrOfPassed / nrOfInstances >= 0.5} > service:order{topic=erp} > end:e
edge:never{on=order, after=PT1M} > end:ordered
size -[else]> e`

const people = Array.from({ length: 120 }, (_, index) => `p${index}`)

/** An office of 120 people and a year of its purchases, by default forty a day. */
export async function yearOfOffice(seed: number, startsPerDay = 40): Promise<Office> {
  return {
    program: await compile(diagram(purchase)),
    from: Date.UTC(2026, 0, 1),
    days: 365,
    seed,
    startsPerDay,
    starters: people,
    values: (random) => ({
      head: `head${random(12)}`,
      amount: String(100 + random(40_000)),
      isTechnical: random(3) === 0,
      signers: ['director', 'finance', 'quality'],
    }),
    decide: (random) => ({ pass: random(8) > 0 }),
    minutes: (random) => 2 + random(12),
  }
}
