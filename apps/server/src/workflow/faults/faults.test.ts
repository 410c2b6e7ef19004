import { languages } from '@bip/contract'
import { StepFault } from '@bip/engine'
import { expect, test } from 'vitest'
import { Refusal } from '../../base/errors.ts'
import { NeighbourFailure } from '../../neighbours/neighbour.ts'
import { faultOf, sayFault } from './faults.ts'

const said = (error: Error) => languages.map((language) => sayFault({ message: error.message, fault: faultOf(error) }, language))

test('what stopped a process is said in the language of whoever reads it', () => {
  const fault = new StepFault('notCycle', 'R3 is no cycle such as R3/PT1H.', { text: 'R3' })
  expect(new Set(said(fault)).size).toBe(3)
  for (const sentence of said(fault)) expect(sentence).toContain('R3/PT1H')
  const answered = new NeighbourFailure('it answered 503', { reason: { code: 'answered', values: { status: '503' } } })
  for (const sentence of said(answered)) expect(sentence).toContain('503')
})

test('a refusal of our own is said as everywhere else, and what nobody knows by its sentence', () => {
  const refused = new Refusal('processMissing')
  expect(said(refused)).toEqual(languages.map((language) => refused.say(language)))
  expect(said(new Error('ECONNRESET'))).toEqual(['ECONNRESET', 'ECONNRESET', 'ECONNRESET'])
  expect(sayFault({ message: 'of an older version', fault: { code: 'gone', values: {} } }, 'vi')).toBe('of an older version')
})
