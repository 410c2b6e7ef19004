import { type Core, listLabel, type Module, type Query } from '@bip/contract'
import { describeQuery } from './queryPart.ts'
import { describeResource } from './resourcePart.ts'

export type ModuleParts = { module: Module<string>; resources: readonly Core[]; queries: readonly Query[] }

/** The page of a module: what its records hold, which states they go through, what one does with them. */
export function pageOf({ module, resources, queries }: ModuleParts): string {
  const title = module.root ? `${module.root.label.en} · ${module.root.label['zh-CN']}` : module.key
  const contents = [
    ...resources.map(
      (core) => `- [${listLabel(core).en}](#${core.key.toLowerCase()}) · ${core.label['zh-CN']} · ${core.label.vi}`,
    ),
    ...queries.map(({ key, label }) => `- [${label.en}](#${key.toLowerCase()}) · ${label['zh-CN']} · ${label.vi}`),
  ]
  return [
    `# ${title}`,
    'Made from the declarations in `packages/contract/src/resources` by `npx -y pnpm@12 module-docs`; the check `moduleDocs` compares.',
    contents.join('\n'),
    ...resources.map(describeResource),
    ...queries.map(describeQuery),
    '',
  ].join('\n\n')
}
