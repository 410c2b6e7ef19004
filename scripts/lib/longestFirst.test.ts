import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { slow, weightOf } from './longestFirst.ts'
import { root } from './root.ts'

it('weighs a file of journeys with the parts in the folder beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bip-weights-'))
  try {
    mkdirSync(join(folder, 'shell'))
    writeFileSync(join(folder, 'shell.test.ts'), '12345')
    writeFileSync(join(folder, 'shell', 'tabs.ts'), '1234567890')
    writeFileSync(join(folder, 'wall.test.ts'), '123')
    expect(weightOf(join(folder, 'shell.test.ts'))).toBe(15)
    expect(weightOf(join(folder, 'wall.test.ts'))).toBe(3)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('knows by name only slow files that are there', () => {
  const files = globSync('apps/server/src/**/*.test.ts', { cwd: root })
  expect(slow.filter((name) => !files.some((file) => file.endsWith(name)))).toEqual([])
})
