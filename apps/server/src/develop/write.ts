import { existsSync } from 'node:fs'
import { link, mkdir, mkdtemp, readFile, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from '@bip/develop'
import { Refusal } from '../base/errors.ts'
import { isNew } from './plan.ts'
import type { Tree } from './tree.ts'

let before: Promise<unknown> = Promise.resolve()

/** Writes all files or none, one plan after the other. Refuses a new file that is there and an edited one that changed meanwhile. */
export function writeFiles(tree: Tree, plan: () => readonly GeneratedFile[]): Promise<string[]> {
  const mine = before.then(() => writeAll(tree, plan()))
  before = mine.catch(() => undefined)
  return mine
}

async function writeAll(tree: Tree, files: readonly GeneratedFile[]): Promise<string[]> {
  mustBeFree(files)
  const cache = join(tree.root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const staging = await mkdtemp(join(cache, 'develop-'))
  const undo: (() => Promise<unknown>)[] = []
  try {
    // All of it is on the disk before the first file takes its place.
    for (const [at, { after }] of files.entries()) await writeFile(join(staging, String(at)), after)
    for (const [at, file] of files.entries()) await put(tree, file, join(staging, String(at)), undo)
    return files.map(({ path }) => path)
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** Nothing is overwritten: what is new must not be there. */
export function mustBeFree(files: readonly GeneratedFile[]): void {
  const taken = files.filter((file) => isNew(file) && file.before !== null)
  if (taken.length > 0) throw new Refusal('fileExists', { name: taken.map(({ path }) => path).join(', ') })
}

async function put(tree: Tree, file: GeneratedFile, staged: string, undo: (() => Promise<unknown>)[]): Promise<void> {
  const target = tree.place(file.path)
  if (isNew(file)) {
    await makeFolder(dirname(target), undo)
    // A link fails where a file came to be meanwhile; a rename would replace it.
    await link(staged, target).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Refusal('fileExists', { name: file.path }) : error
    })
    undo.push(() => unlink(target))
    return
  }
  const now = await readFile(target, 'utf8')
  if (now.replaceAll('\r\n', '\n') !== file.before) throw new Refusal('fileExists', { name: file.path })
  await rename(staged, target)
  undo.push(() => writeFile(target, now))
}

async function makeFolder(folder: string, undo: (() => Promise<unknown>)[]): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder), undo)
  await mkdir(folder)
  undo.push(() => rmdir(folder))
}
