import { type ListView, type ListViews, label, plus, say } from '@bip/contract'
import { type MemoryHandler, MemoryRefusal, type MemoryState } from './state.ts'

const noun = label('视图', 'View', 'Chế độ xem')

const isDraft = (body: unknown): body is Omit<ListView, 'id' | 'isMine'> & { id?: string; list: string } =>
  typeof body === 'object' && body !== null && 'list' in body && 'name' in body && 'state' in body

/** Named views of lists; in memory all of them are the one user's own. */
export const viewHandlers = (state: MemoryState): [string, MemoryHandler][] => [
  [
    `GET ${plus.views}`,
    ({ query }): ListViews => ({
      views: state.views.get(query.get('list') ?? '') ?? [],
      ready: [],
      canShare: state.session.permissions === 'all' || state.session.permissions.includes('view_share'),
      roles: [],
    }),
  ],
  [
    `POST ${plus.submitView}`,
    ({ body, language }): ListView => {
      if (!isDraft(body) || body.name.trim() === '') throw new MemoryRefusal('badRequest', { reason: 'name' })
      const { list, ...draft } = body
      const others = (state.views.get(list) ?? []).filter(({ id }) => id !== draft.id)
      if (others.some(({ name }) => name === draft.name))
        throw new MemoryRefusal('duplicate', { field: say(noun, language), value: draft.name })
      const view: ListView = { ...draft, id: draft.id ?? state.newId(), isMine: true }
      state.views.set(list, [...others.map((one) => (view.isDefault ? { ...one, isDefault: false } : one)), view])
      return view
    },
  ],
  [
    `POST ${plus.removeView}`,
    ({ query, language }) => {
      const id = query.get('id')
      const entry = [...state.views].find(([, views]) => views.some((view) => view.id === id))
      if (!entry) throw new MemoryRefusal('notFound', { what: say(noun, language) })
      state.views.set(
        entry[0],
        entry[1].filter((view) => view.id !== id),
      )
      return null
    },
  ],
]
