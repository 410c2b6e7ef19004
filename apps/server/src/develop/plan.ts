import type { Core } from '@bip/contract'
import { resourcesOf } from '@bip/contract/resources'
import { type GeneratedFile, kebab } from '@bip/develop'
import { desiredSchema } from '../schema/desired.ts'
import { emptySchema, migrationName, migrationText, type Schema } from '../schema/index.ts'
import { coreSource } from './coreSource.ts'
import { withExtension, withResource } from './registers.ts'
import { extensionSource, screenSource, storySource, testSource } from './templates.ts'
import type { Tree } from './tree.ts'

export const resourcesFolder = 'packages/contract/src/resources'
export const migrationsFolder = 'apps/server/migrations'
const serverModules = 'apps/server/src/modules'
const portalModules = 'apps/portal/src/modules'

/** The module whose folders a resource lies in: that of its entry in the menu. */
export function moduleOf({ menu }: Pick<Core, 'menu'>): string {
  const word = menu?.group.split('.')[0] ?? ''
  return word in resourcesOf ? word : 'shared'
}

/** Every file that a resource needs: new ones, and those that learn of it. Enhanced: with extension, screen, stories and test. */
export function planFiles(core: Core, tree: Tree, at: Date, enhanced: boolean): GeneratedFile[] {
  const module = moduleOf(core)
  const made = (path: string, after: string): GeneratedFile => ({ path, before: tree.read(path), after })
  const edited = (path: string, change: (text: string) => string): GeneratedFile => {
    const before = tree.read(path)
    if (before === null) throw new Error(`The file ${path} is not there, so this is no tree of the project.`)
    return { path, before, after: change(before) }
  }
  const files = [
    made(`${resourcesFolder}/${module}/${core.key}.ts`, coreSource(core)),
    edited(`${resourcesFolder}/${module}/index.ts`, (text) => withResource(text, core.key)),
    ...migration(core, tree, at),
  ]
  if (!enhanced) return files
  const server = `${serverModules}/${module}`
  const index = `${server}/index.ts`
  const extension = [
    made(`${server}/${core.key}.ts`, extensionSource(core)),
    edited(index, (text) => withExtension(text, core.key, index)),
    made(`${server}/${core.key}.test.ts`, testSource(core)),
  ]
  if (!core.menu) return [...files, ...extension]
  const screen = `${portalModules}/${module}/${core.key}`
  return [
    ...files,
    ...extension,
    made(`${screen}.screen.tsx`, screenSource(core)),
    made(`${screen}.stories.tsx`, storySource(core, `Portal/${core.label.en.replace(/[^\w ]/g, ' ')}`)),
  ]
}

/** What is new in a plan must not be there yet. */
export const isNew = ({ path }: GeneratedFile): boolean => !/\/(index\.ts|schema\.gen\.json)$/.test(path)

function migration(core: Core, tree: Tree, at: Date): GeneratedFile[] {
  const module = moduleOf(core)
  const snapshot = `${migrationsFolder}/${module}/schema.gen.json`
  const text = tree.read(snapshot)
  const before: Schema = text === null ? emptySchema : (JSON.parse(text) as Schema) // written below, and by the same generator
  const own = desiredSchema([core])
  // Only what is new: whatever else in the tree waits for a migration goes on waiting for its own.
  const after: Schema = {
    tables: { ...before.tables, ...own.tables },
    functions: { ...before.functions, ...own.functions },
    files: { ...before.files, ...own.files },
  }
  const sql = migrationText(before, after)
  if (sql === null) return []
  const name = migrationName(at, module, kebab(core.key).replaceAll('-', '_'))
  return [
    { path: `${migrationsFolder}/${module}/${name}`, before: null, after: sql },
    { path: snapshot, before: text, after: `${JSON.stringify(after, null, 2)}\n` },
  ]
}
