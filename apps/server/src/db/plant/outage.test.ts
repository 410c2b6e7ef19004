import { expect, test } from 'vitest'
import { watchOutage } from './outage.ts'

test('an outage is told once when it begins and once when no call has failed for five seconds', () => {
  let now = 0
  const lines: string[] = []
  const outage = watchOutage(
    (line) => lines.push(line),
    () => now,
  )
  outage.worked()
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  for (const failure of [refused, new Error('Connection terminated'), refused]) {
    outage.failed(failure)
    now += 1500
    outage.worked()
  }
  expect(lines).toEqual(['PostgreSQL fails (ECONNREFUSED). Calls are told to come back until it works again.'])
  now += 4000
  outage.worked()
  outage.worked()
  expect(lines.slice(1)).toEqual(['PostgreSQL works again; calls had failed for 3.0 s.'])
  outage.failed(refused)
  expect(lines).toHaveLength(3)
})
