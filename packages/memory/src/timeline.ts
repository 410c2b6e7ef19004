import { type Core, type Language, type TimelineEntry, type TimelinePage, targetOf } from '@bip/contract'
import { asHistory } from './present.ts'
import { print } from './print.ts'
import { labelOf, type MemoryState, tableOf } from './state.ts'

/** The whole timeline of a record as one page: what refers to it, and what was done to it. */
export function timelineOf(state: MemoryState, core: Core, id: string, query: URLSearchParams, language: Language): TimelinePage {
  const kinds = query.get('kinds')?.split(',')
  const sources = Object.values(state.resources).flatMap((source): [Core, string][] => {
    const [link] = Object.entries(source.fields).find(([, field]) => targetOf(field) === core.key && field.indexed) ?? []
    return source.timeline && link && source.key !== core.key ? [[source, link]] : []
  })
  const entries = [
    ...sources.flatMap(([source, link]) => made(state, source, link, id, language)),
    ...state.history
      .filter((row) => row.resource === core.key && row.recordId === id)
      .map((row): TimelineEntry => {
        const { at, userName, operationLabel, fields } = asHistory(state, core, row, language)
        const details = fields.map(({ label, before, after }) => ({ label, before, text: after }))
        return {
          id: row.id,
          at,
          event: 'done',
          resource: core.key,
          recordId: id,
          personName: userName,
          title: operationLabel,
          details,
        }
      }),
  ]
  return {
    entries: entries
      .filter(({ resource }) => !kinds || kinds.includes(resource))
      .sort((one, other) => (one.at < other.at ? 1 : -1)),
    next: null,
    resources: sources.map(([{ key }]) => key),
  }
}

function made(state: MemoryState, core: Core, link: string, id: string, language: Language): TimelineEntry[] {
  const { at = 'createTime', by = 'createUser', text = [core.display] } = core.timeline ?? {}
  return [...tableOf(state, core.key).values()]
    .filter((record) => record[link] === id)
    .map((record) => {
      const said = text.map((key) => ({
        label: core.fields[key]?.label[language] ?? key,
        text: print(record[key], core.fields[key], { state, core, language }),
      }))
      const [first, ...details] = said
      return {
        id: record.id,
        at: String(record[at] ?? record.createTime),
        event: 'made' as const,
        resource: core.key,
        recordId: record.id,
        personName: labelOf(state, 'user', record[by]) ?? '',
        title: first?.text ?? '',
        details: details.filter((detail) => detail.text !== ''),
      }
    })
}
