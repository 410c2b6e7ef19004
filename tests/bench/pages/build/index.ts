import { join } from 'node:path'
import { run } from '../../../../scripts/lib/processes.ts'
import type { BuiltSizes, PageBuild } from './buildPages.ts'

/** Builds pages for production with this repository's Vite; resolves with the bytes of each, packed. Throws with Vite's message. */
export async function buildPages(build: PageBuild): Promise<BuiltSizes> {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'buildPages.ts'), JSON.stringify(build)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The pages of the benchmark could not be built:\n${output}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}') // the builder's last line
}
