import { expect, it } from 'vitest'
import { withPart, withProof } from './proof.ts'

const proof = {
  date: '2026-03-01',
  commit: 'abc1234',
  platform: 'Node 24',
  rows: [{ title: 'Server', passed: 10, failed: 0, time: '3 min 05 s' }],
  figures: [
    { promise: 'racing approvers', figure: '500 tasks, one winner each', run: 'Server' },
    { promise: 'kills', figure: '200 kills, 0 lost', run: 'Server' },
  ],
}

it('adds the figures below a page and keeps the page', () => {
  const page = withProof('# Trust\n\nPromises.\n', proof)
  expect(page).toContain('# Trust\n\nPromises.\n')
  expect(page).toContain('2026-03-01, commit abc1234, Node 24.')
  expect(page).toMatch(/\| kills \| Server \| 200 kills, 0 lost \| 2026-03-01 \|\n\| racing approvers \| Server \| 500 tasks/)
})

it('replaces the figures of the proof before and nothing else', () => {
  const first = `${withProof('# Trust\n', proof)}\nBelow.\n`
  const second = withProof(first, { ...proof, commit: 'def5678' })
  expect(second).toContain('def5678')
  expect(second).not.toContain('abc1234')
  expect(second).toBe(first.replace('abc1234', 'def5678'))
})

it('a part of the proof replaces its own figures and keeps the others with their day', () => {
  const first = withProof('# Trust\n', proof)
  const figures = [
    { promise: 'kills', figure: '9 kills, 0 lost', run: 'Server' },
    { promise: 'bombs', figure: '74 kinds', run: 'Server' },
  ]
  const second = withPart(first, { date: '2026-04-02', figures })
  expect(second).toContain('| Server | 10 | 0 | 3 min 05 s |')
  expect(
    second
      .split('\n')
      .filter((line) => line.includes('| Server | '))
      .slice(1),
  ).toEqual([
    '| bombs | Server | 74 kinds | 2026-04-02 |',
    '| kills | Server | 9 kills, 0 lost | 2026-04-02 |',
    '| racing approvers | Server | 500 tasks, one winner each | 2026-03-01 |',
  ])
})
