import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files into a temporary folder that lives as long as the test; values other than strings are written as JSON. */
export function tree(files: Record<string, unknown>) {
  const base = mkdtempSync(join(tmpdir(), 'bip-tree-'))
  onTestFinished(() => rmSync(base, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) write(base, path, content)
  return base
}

/** Writes one more file into such a folder, or one of its files anew. */
export function write(base: string, path: string, content: unknown) {
  const file = join(base, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}
