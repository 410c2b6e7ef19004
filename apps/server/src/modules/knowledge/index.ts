import { on } from '../../seed/demo/grants.ts'
import { type DemoStep, making } from '../../seed/demo/step.ts'
import { store } from '../../seed/demo/store.ts'
import type { World } from '../../seed/demo/world.ts'
import type { ServerModule } from '../serverModule.ts'
import { type Draft, makeDocuments, makeNotes, makeProjectFiles, makeShares, withPapers } from './demo/papers.ts'
import { makeWiki } from './demo/wiki.ts'
import { wikiArticleExtension } from './wikiArticle.ts'

const withFiles = (key: string, name: string, make: (world: World) => readonly Draft[]): DemoStep => ({
  key,
  name,
  count: 100,
  run: async (context, count) => store(context, key, await withPapers(context, make(context.world).slice(0, count))),
})

export const knowledge: ServerModule = {
  extensions: { wikiArticle: wikiArticleExtension },
  demo: [
    making({ key: 'wikiArticle', name: 'the wiki', count: 100, make: makeWiki }),
    making({ key: 'note', name: 'notes', count: 100, make: makeNotes }),
    withFiles('fileShare', 'shared files', makeShares),
    withFiles('fileManager', 'documents', makeDocuments),
    withFiles('projectFile', 'files of projects', makeProjectFiles),
  ],
  grants: {
    employee: {
      ...on('wikiArticle', 'all', ['view']),
      ...on('note', 'self'),
      ...on('fileShare', 'self'),
      ...on('fileManager', 'all', ['view']),
      ...on('projectFile', 'all', ['view']),
    },
    planner: on('projectFile', 'all'),
    inspector: on('fileManager', 'all'),
  },
}
