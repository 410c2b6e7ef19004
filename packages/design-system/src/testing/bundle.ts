import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

export type Bundle = {
  /** Gzipped bytes of what loads at once; what is imported later is not counted. */
  bytes: number
  /** Packages whose code loads at once. */
  packages: string[]
  /** Folders of the design system whose code loads at once. */
  folders: string[]
}

const source = fileURLToPath(new URL('..', import.meta.url))

/** `export … from '@bip/design-system'` as an app would bundle it, with React and styled-components beside it. */
export const bundle = async (names: string): Promise<Bundle> => {
  const entry = 'entry.js'
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^(react|react-dom|styled-components)($|\/)/],
      },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : id === '@bip/design-system' ? `${source}index.ts` : undefined),
        load: (id) => (id === entry ? `export ${names} from '@bip/design-system'` : undefined),
      },
    ],
  })
  if (!('output' in result)) throw new Error('Vite answered with several builds or a watcher; one build was asked for.')
  const chunks = result.output.filter((part) => part.type === 'chunk')
  const atOnce = reached(chunks)
  const ids = atOnce.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : [])),
  )
  return {
    bytes: gzipSync(atOnce.map(({ code }) => code).join('\n')).length,
    packages: unique(ids.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])),
    folders: unique(ids.flatMap((id) => (id.startsWith(source) ? (id.slice(source.length).split('/')[0] ?? []) : []))),
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

/** The entry and the chunks that it imports, not those that it loads later. */
const reached = (chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] => {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}
