import { expect, it } from 'vitest'
import { countTests } from './vitest.ts'

const report = { numPassedTests: 2, numPendingTests: 1, numTodoTests: 1 }

it('counts tests, and a file that failed without a failed test as one', () => {
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countTests({ ...report, testResults })).toEqual({ passed: 2, failed: 3, skipped: 2 })
})
