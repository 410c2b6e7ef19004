import { type Core, coreOfQuery, isPublicQuery, parentField } from '@bip/contract'
import { cards, queriesOf, resourcesOf } from '@bip/contract/resources'
import type { Plugin } from 'vite'
import type { ResourceEntry } from './src/app/resources.ts'

const name = 'virtual:resources'
const resolved = `\0${name}`
const folder = new URL('../../packages/contract/src/resources', import.meta.url).pathname

/** The resources of a module, and its queries as far as people may see them. */
const coresOf = (module: string): Core[] => [
  ...Object.values(resourcesOf[module] ?? {}),
  ...Object.values(queriesOf[module] ?? {}).flatMap((query) => (isPublicQuery(query) ? [] : [coreOfQuery(query)])),
]

const entries: ResourceEntry[] = Object.keys(resourcesOf).flatMap((module) =>
  coresOf(module).map((core) => ({
    key: core.key,
    module,
    label: core.label,
    icon: core.icon,
    ...(core.menu && { menu: { path: core.menu.path } }),
    ...(core.approval && {
      approval: { processKey: core.approval.processKey, ...(core.approval.route && { route: core.approval.route }) },
    }),
    ...(parentField(core) && { parent: parentField(core)?.[1].to }),
    hasDetail: core.calls.detail !== undefined,
    isMadeByForm: core.calls.submit !== undefined,
  })),
)

/**
 * `virtual:resources`: a light index of all resources, and a way to fetch the declarations of one module. What menus, palette and addresses
 * need is in the index; a list takes along its own module and those that it refers to, however many there are. Made when the server or a
 * build starts.
 */
export const resourceIndex = (): Plugin => ({
  name: 'bip-resource-index',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => {
    if (id !== resolved) return undefined
    const filled = Object.keys(resourcesOf).filter((module) => coresOf(module).length > 0)
    const imports = filled.map((module) => `${module}: () => import(${JSON.stringify(`${folder}/${module}/index.ts`)})`)
    return `export const entries = ${JSON.stringify(entries)}\nexport const cards = ${JSON.stringify(cards)}\nexport const modules = { ${imports.join(', ')} }\n`
  },
})
