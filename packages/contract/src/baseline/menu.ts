import type { Label } from '../i18n.ts'
import type { Module } from '../resource/module.ts'
import { permissionCode } from '../resource/permissions.ts'
import { listLabel } from '../resource/plural.ts'
import { coreOfQuery } from '../resource/query.ts'
import { permitted, queries, resources } from '../resources/index.ts'
import { modules } from '../resources/modules.ts'

/** A node of the menu that the product brings. Ids are stable; leaves of resources are made from their cores. */
export type BaselineMenu = {
  id: string
  parentId: string
  code: string
  label: Label
  icon: string
  path: string
  sort: number /** Shown when the user has this permission; to everybody when absent. */
  permission?: string /** The workbench stays alive in its tab. */
  keepAlive?: true
}

/** What only the first tenant's people may do, whatever a package says. */
export const isForFirstTenant = (code: string): boolean => /^(tenant|tenantPackage|develop)_/.test(code)

type Entry = { id: string; parentId: string; label: Label; icon: string; order: number; path?: string; permission?: string }

const node = ({ id, parentId, label, icon, order, path = '', permission }: Entry): BaselineMenu => ({
  id,
  parentId,
  code: id,
  label,
  icon,
  path,
  sort: order,
  permission,
})

const nodesOf = ({ key, root, groups, pages = [] }: Module): BaselineMenu[] => [
  ...(root ? [node({ id: key, parentId: '0', ...root })] : []),
  ...Object.entries(groups).map(([id, group]) => node({ id, parentId: id.slice(0, id.lastIndexOf('.')), ...group })),
  ...pages.map(({ group, ...page }) => node({ parentId: group, ...page })),
]

const listed = [...Object.values(resources), ...Object.values(queries).map(coreOfQuery)]

const leaves = listed.flatMap(({ menu, ...core }) =>
  menu
    ? [
        node({
          id: `${core.computed ? 'query' : 'resource'}.${core.key}`,
          parentId: menu.group,
          label: core.computed ? core.label : listLabel(core),
          icon: core.icon,
          order: menu.order,
          path: menu.path,
          ...(core.key in permitted && { permission: permissionCode(core, 'view') }),
        }),
      ]
    : [],
)

/** The whole menu tree as rows, parents before children. A module or group without a page below it is left out. */
export const baselineMenu: readonly BaselineMenu[] = withPages([...modules.flatMap(nodesOf), ...leaves])

function withPages(nodes: readonly BaselineMenu[]): BaselineMenu[] {
  const byId = new Map(nodes.map((one) => [one.id, one]))
  const shown = new Set<string>()
  for (const one of nodes)
    if (one.path)
      for (let above: BaselineMenu | undefined = one; above && !shown.has(above.id); above = byId.get(above.parentId))
        shown.add(above.id)
  return nodes.filter(({ id }) => shown.has(id))
}
