import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { leanStyles } from '../../../../packages/design-system/src/leanStyles.ts'

export type PageBuild = {
  /** The folder whose packages the pages use. */
  root: string
  outDir: string
  /** Files by the name of the page. */
  pages: Readonly<Record<string, string>>
  /** Packages that the page is given from elsewhere; none by default. */
  external?: readonly string[]
}

/** Bytes of one page's scripts and styles, each as `gzip -9` packs it. */
export type PageSize = {
  all: number
  /** What is fetched before anything else happens: the entry, all that it imports, and the styles. */
  first: number
  /** What is fetched later, when it is asked for: by name, with the packages in it. */
  later: { name: string; bytes: number; packages: string[] }[]
}

/** By the name of the page. */
export type BuiltSizes = Record<string, PageSize>

// In a process of its own, started with NODE_ENV=production, as the apps are built.
const { root, outDir, pages, external = [] }: PageBuild = JSON.parse(process.argv[2] ?? '{}')
const sizes: BuiltSizes = {}

// One build for each page, so that each carries what it needs and nothing that another one asked for.
for (const [name, file] of Object.entries(pages)) {
  const { output } = await bundle(name, file)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
  const entry = output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  sizes[name] = sizeOf(output, entry?.fileName ?? '')
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="./${fileName}">`).join('')
  writeFileSync(
    join(outDir, name, 'index.html'),
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${name}</title>${links}<div id="host"></div><script type="module" src="./${entry?.fileName}"></script>\n`,
  )
}
console.log(JSON.stringify(sizes))

type Output = Rolldown.RolldownOutput['output']

function sizeOf(output: Output, entry: string): PageSize {
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const first = new Set([entry])
  for (const file of first) for (const imported of chunks.get(file)?.imports ?? []) first.add(imported)
  const packed = output
    .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
    .map((chunk) => ({
      file: chunk.fileName,
      name: chunk.type === 'chunk' ? chunk.name : chunk.fileName,
      isFirst: chunk.type === 'asset' || first.has(chunk.fileName),
      bytes: gzipSync(chunk.type === 'chunk' ? chunk.code : chunk.source, { level: 9 }).length,
    }))
  const sum = (files: typeof packed) => files.reduce((bytes, file) => bytes + file.bytes, 0)
  return {
    all: sum(packed),
    first: sum(packed.filter(({ isFirst }) => isFirst)),
    later: packed
      .filter(({ isFirst }) => !isFirst)
      .map(({ file, name, bytes }) => ({ name, bytes, packages: packagesIn(Object.keys(chunks.get(file)?.modules ?? {})) })),
  }
}

function packagesIn(modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []))]
}

async function bundle(name: string, file: string): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    oxc: leanStyles,
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir: join(outDir, name),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: { [name]: file }, external: [...external], preserveEntrySignatures: 'strict' },
    },
  })
  // Neither a watcher nor several outputs: neither was asked for.
  return built as Rolldown.RolldownOutput
}
