import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { root } from '../../../scripts/lib/root.ts'

/** A built file with what went into it: characters by package, or by folder of ours, before they were packed. */
export type Chunk = { file: string; contents: Record<string, number> }

const [app = '', outFile = ''] = process.argv.slice(2)
const chunks: Chunk[] = []

// In a process of its own, as the real build is: the names of the files then carry the same hashes.
await build({
  root: join(root, 'apps', app),
  logLevel: 'silent',
  mode: 'production',
  build: { write: false },
  plugins: [
    {
      name: 'tell-contents',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const contents: Record<string, number> = {}
          for (const [id, { renderedLength }] of Object.entries(file.modules)) {
            const owner = ownerOf(id)
            contents[owner] = (contents[owner] ?? 0) + renderedLength
          }
          chunks.push({ file: file.fileName, contents })
        }
      },
    },
  ],
})
writeFileSync(outFile, JSON.stringify(chunks))

/** The npm package of a module, or the folder of ours that it lies in. */
function ownerOf(id: string): string {
  const path = id.replaceAll('\\', '/').split('?')[0] ?? ''
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (inPackage) return inPackage
  if (path.includes('\0')) return 'bundler'
  return relative(root, path)
    .split('/')
    .slice(0, 5)
    .filter((name) => !name.includes('.'))
    .join('/')
}
