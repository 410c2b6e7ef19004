import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What a process could do that works on what people send; its argument says which. */
process.stdout.write('ready\n')

const attempt = async (work: () => unknown) => {
  try {
    await work()
    process.stdout.write('it could\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error && 'code' in error ? error.code : error}\n`)
  }
}

const misdeeds: Record<string, () => unknown> = {
  answer: async () => process.stdout.write(`${(await text(process.stdin)).toUpperCase()}\n`),
  separators: () => process.stdout.write('one \u2028 line \u2029 only\n'),
  objects: () => {
    for (const held: unknown[] = []; ; ) held.push({ held })
  },
  buffers: () => {
    for (const held: Buffer[] = []; ; ) held.push(Buffer.alloc(1024 * 1024, 1))
  },
  forever: () => {
    for (;;);
  },
  talk: () => {
    process.stdout.write('x'.repeat(2_000_000))
  },
  throw: () => {
    throw new Error('something is wrong here')
  },
  environment: () => process.stdout.write(`${Object.keys(process.env).sort().join()}\n`),
  readFile: () => attempt(() => readFileSync('/etc/hostname')),
  writeFile: () => attempt(() => writeFileSync(join(import.meta.dirname, 'written.txt'), 'x')),
  spawn: () => attempt(async () => (await import('node:child_process')).spawnSync('true')),
  thread: () => attempt(async () => new (await import('node:worker_threads')).Worker('1', { eval: true })),
}
await misdeeds[process.argv[2] ?? '']?.()
