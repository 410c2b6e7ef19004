import { type Core, coreOfQuery, type DeskCard, isPublicQuery, isState, parentFields } from '@bip/contract'
import { cards, queriesOf, resources, resourcesOf } from '@bip/contract/resources'
import type { Plugin } from 'vite'
import type { ResourceEntry } from './src/app/resourceIndex.ts'
import type { DrawnCard } from './src/desk/cards/drawnCard.ts'

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
    ...(parentFields(core).length > 0 && { parents: parentFields(core).map(([, { to }]) => to) }),
    hasDetail: core.calls.detail !== undefined,
    isMadeByForm: core.calls.submit !== undefined,
  })),
)

/** A card with as much of its resource as is drawn. */
function drawnCard(card: DeskCard): DrawnCard {
  const core = resources[card.resource]
  if (!core) throw new Error(`The card "${card.key}" is of "${card.resource}", which is no resource. Name one in its module.`)
  const shown = [...(card.shows ?? []), ...(card.bars ? [card.bars.by] : [])]
  const fields = Object.fromEntries(shown.flatMap((key) => (core.fields[key] ? [[key, core.fields[key]]] : [])))
  const { key, display, menu, states } = core
  const hasState = Object.values(fields).some((field) => isState(field) && !field.states)
  return {
    ...card,
    of: {
      key,
      display,
      fields,
      ...(menu && { menu: { path: menu.path } }),
      ...(hasState && { states }),
      hasDetail: core.calls.detail !== undefined,
    },
  }
}

/** Pages of their own for the tasks of a process, by the key of the process. */
const routes = Object.fromEntries(
  entries.flatMap(({ approval }) => (approval?.route ? [[approval.processKey, approval.route]] : [])),
)

const exported = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)}\n`

function importsOfModules(): string {
  const filled = Object.keys(resourcesOf).filter((module) => coresOf(module).length > 0)
  const imports = filled.map((module) => `${module}: () => import(${JSON.stringify(`${folder}/${module}/index.ts`)})`)
  return `export const modules = { ${imports.join(', ')} }\n`
}

/**
 * What the portal knows of resources without their declarations: a light index for menus, palette and addresses with a way to fetch the
 * declarations of one module; the cards of the workbench; the pages that processes have of their own. Each is fetched by whoever needs it,
 * so that the first page does not grow with the number of resources, and a list takes along its own module and those that it refers to.
 * Made when the server or a build starts.
 */
const sources: Readonly<Record<string, () => string>> = {
  'virtual:resources': () => exported('entries', entries) + importsOfModules(),
  'virtual:cards': () => exported('cards', cards.map(drawnCard)),
  'virtual:process-routes': () => exported('routes', routes),
}

export const resourceIndex = (): Plugin => ({
  name: 'bip-resource-index',
  resolveId: (id) => (id in sources ? `\0${id}` : undefined),
  load: (id) => sources[id.slice(1)]?.(),
})
