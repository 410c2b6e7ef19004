import type { Core } from '@bip/contract'
import { type GeneratedFile, kebab } from '@bip/contract/develop'
import { desiredSchema } from '../schema/desired.ts'
import { migrationText, type Schema } from '../schema/index.ts'
import { coreSource } from './coreSource.ts'
import { withExtension, withResource, withScreen } from './registers.ts'
import { extensionSource, listName, listSource, storySource, testSource } from './templates.ts'
import type { Tree } from './tree.ts'

export const resourcesFolder = 'packages/contract/src/resources'
export const resourcesIndex = `${resourcesFolder}/index.ts`
export const migrationsFolder = 'apps/server/migrations'
const snapshot = `${migrationsFolder}/schema.gen.json`
const serverModules = 'apps/server/src/modules'
const extensionsFile = `${serverModules}/extensions.ts`
const portalModules = 'apps/portal/src/modules'
const screensFile = `${portalModules}/ownScreens.tsx`

/** Every file that a resource needs: new ones, and those that learn of it. Enhanced: with extension, screen, stories and test. */
export function planFiles(core: Core, tree: Tree, enhanced: boolean): GeneratedFile[] {
  const made = (path: string, after: string): GeneratedFile => ({ path, before: tree.read(path), after })
  const edited = (path: string, change: (text: string) => string): GeneratedFile => {
    const before = tree.read(path)
    if (before === null) throw new Error(`The file ${path} is not there, so this is no tree of the project.`)
    return { path, before, after: change(before) }
  }
  const files = [
    made(`${resourcesFolder}/${core.key}.ts`, coreSource(core)),
    edited(resourcesIndex, (text) => withResource(text, core.key, resourcesIndex)),
    ...migration(core, tree, edited),
  ]
  if (!enhanced) return files
  const folder = kebab(core.key)
  const extension = [
    made(`${serverModules}/${folder}/extension.ts`, extensionSource(core)),
    edited(extensionsFile, (text) => withExtension(text, core.key, folder, extensionsFile)),
    made(`${serverModules}/${folder}/${core.key}.test.ts`, testSource(core)),
  ]
  const group = core.menu?.path.split('/')[1]
  if (!group) return [...files, ...extension]
  const component = listName(core)
  return [
    ...files,
    ...extension,
    made(`${portalModules}/${group}/${component}.tsx`, listSource(core)),
    edited(screensFile, (text) => withScreen(text, core.key, component, group, screensFile)),
    made(
      `${portalModules}/${group}/${component}.stories.tsx`,
      storySource(core, `Portal/${core.label.en.replace(/[^\w ]/g, ' ')}`),
    ),
  ]
}

/** What is new in a plan must not be there yet. */
export const isNew = ({ path }: GeneratedFile): boolean => ![resourcesIndex, snapshot, extensionsFile, screensFile].includes(path)

function migration(
  core: Core,
  tree: Tree,
  edited: (path: string, change: (text: string) => string) => GeneratedFile,
): GeneratedFile[] {
  const own = desiredSchema([core])
  let sql: string | null = null
  const learned = edited(snapshot, (text) => {
    const before = JSON.parse(text) as Schema // written below, and by the same generator
    // Only what is new: whatever else in the tree waits for a migration goes on waiting for its own.
    const after: Schema = {
      tables: { ...before.tables, ...own.tables },
      functions: { ...before.functions, ...own.functions },
      files: { ...before.files, ...own.files },
    }
    sql = migrationText(before, after)
    return `${JSON.stringify(after, null, 2)}\n`
  })
  return sql === null
    ? []
    : [
        { path: `${migrationsFolder}/${nextNumber(tree)}_${kebab(core.key).replaceAll('-', '_')}.sql`, before: null, after: sql },
        learned,
      ]
}

function nextNumber(tree: Tree): string {
  const numbers = tree.names(migrationsFolder).flatMap((name) => /^(\d{4})_\w+\.sql$/.exec(name)?.[1] ?? [])
  return String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0')
}
