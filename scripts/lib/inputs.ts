import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const skippedFiles = /\.(test|stories)\.tsx?$/

/** Every file below a folder in a stable order, relative to it with forward slashes; built and installed folders are left out. */
export function filesBelow(folder: string, prefix = ''): string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(folder, path)
    return [path]
  })
}

/**
 * A hash over the content of folders and files, relative to `base`: equal hashes, equal build.
 * Tests and stories do not enter a build and are left out unless `withStories` is set.
 */
export function contentHash(base: string, paths: readonly string[], { withStories = false } = {}) {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (!withStories && skippedFiles.test(path)) return
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(base, path)))
      .update('\0')
  }
  for (const path of paths) {
    const full = join(base, path)
    if (!existsSync(full)) hash.update(`${path} is absent\0`)
    else if (isFolder(full)) for (const file of filesBelow(full)) add(`${path}/${file}`)
    else add(path)
  }
  return hash.digest('hex')
}

function isFolder(path: string) {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}
