import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { resourceIndex } from './resources.config.ts'

/** The pages that people wait for, by the modules with which they begin. The list stands for every generated screen. */
const pages = {
  login: ['index.html', 'src/login/LoginPage.tsx'],
  shell: ['index.html', 'src/start/Portal.tsx', 'src/desk/Workbench.tsx'],
  icons: ['src/menus/menuIcons.ts'],
  list: ['src/modules/DeclaredScreens.tsx'],
}

/**
 * Groups of modules that the first pages fetch together: what several need, and what one of them needs. Left to itself the bundler makes a
 * file for every set of screens that share a module, some hundred for a first page, which pack a seventh worse than one.
 * The bundler's own split, asked for once before, says what belongs to a page: it sees through index files, as imports do not.
 */
export async function firstPages(root: string): Promise<Rolldown.CodeSplittingGroup[]> {
  const answer = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), resourceIndex()],
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: false },
  })
  if (!('output' in answer)) throw new Error('The bundler answered something else than one output; look at its options.')
  const chunks = answer.output.filter((file) => file.type === 'chunk')
  const of = (paths: readonly string[]) =>
    modulesOf(
      chunks,
      paths.map((path) => `${root}/${path}`),
    )
  const [login, shell, icons, list] = [of(pages.login), of(pages.shell), of(pages.icons), of(pages.list)]
  const group = (name: string, test: (id: string) => boolean): Rolldown.CodeSplittingGroup => ({
    name,
    test,
    // The sets are complete; what hangs on them by an index file belongs to other pages.
    includeDependenciesRecursively: false,
  })
  return [
    // It grows with the resources, so that it is a file of its own, for whoever asks for it.
    group('resources', (id) => id === '\0virtual:resources' || id.endsWith('/app/resourceIndex.ts')),
    group('base', (id) => login.has(id) && shell.has(id)),
    group('shell', (id) => shell.has(id)),
    // The icons of menus, some of which lists have too: whoever wants an icon is not to fetch all that a list is made of.
    group('icons', (id) => icons.has(id) && !login.has(id)),
    // A list comes after the shell, never after the login page alone.
    group('fields', (id) => login.has(id) && list.has(id)),
    group('login', (id) => login.has(id)),
    group('list', (id) => list.has(id)),
  ]
}

/** What the chunks of some modules bring along at once, without the modules that begin a chunk themselves. */
function modulesOf(chunks: readonly Rolldown.OutputChunk[], begins: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const file of chunk.imports) visit(byFile.get(file))
  }
  for (const begin of begins) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === begin)
    if (!chunk) throw new Error(`No file of the build begins with ${begin}; name the module that does in firstPages.config.ts.`)
    visit(chunk)
  }
  return new Set([...reached].flatMap(({ moduleIds, facadeModuleId }) => moduleIds.filter((id) => id !== facadeModuleId)))
}
