import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

/** A reader that is none of ours: Python's is on nearly every machine. */
const unpack = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPython)('others unpack what was zipped, byte for byte, names and texts in any script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bip-zip-'))
  try {
    const entries = [
      { path: 'packages/contract/src/resources/testBench.ts', content: "label('检测设备', 'Test bench', 'Thiết bị')\n" },
      { path: 'docs/说明.md', content: '' },
    ]
    writeFileSync(join(folder, 'x.zip'), new Uint8Array(await zipOf(entries).arrayBuffer()))
    execFileSync('python3', ['-c', unpack, join(folder, 'x.zip'), folder])
    for (const { path, content } of entries) expect(readFileSync(join(folder, path), 'utf8')).toBe(content)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
