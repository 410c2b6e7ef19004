import { type Query, targetOf } from '@bip/contract'
import { Json } from '../http/route.ts'
import { masked } from '../kinds/masked.ts'

type Row = Readonly<Record<string, unknown>> & { _labels?: Readonly<Record<string, string>>; children?: readonly Row[] }

/** What strangers see of an answer: the fields that the query allows, and of people what colleagues recognise. */
export function shownToStrangers(query: Query, found: unknown): unknown {
  const allowed = typeof query.access === 'object' ? query.access.public : []
  const show = (row: Row): Row => {
    const shown: Record<string, unknown> = { id: row.id }
    const labels: Record<string, string> = {}
    for (const key of allowed) {
      const name = row._labels?.[key]
      const field = query.fields[key]
      const isPerson = field !== undefined && targetOf(field) === 'user'
      // The id of a person says nothing that a wall needs.
      shown[key] = isPerson ? null : row[key]
      if (name !== undefined) labels[key] = isPerson ? masked(name) : name
    }
    if (row.children) shown.children = row.children.map(show)
    return Object.keys(labels).length > 0 ? { ...shown, _labels: labels } : shown
  }
  // The engine's own answers: a page, rows, or a row.
  const data = (found instanceof Json ? JSON.parse(found.text) : found) as
    | null
    | Row
    | readonly Row[]
    | { records: readonly Row[] }
  if (data === null) return null
  if (Array.isArray(data)) return data.map(show)
  return 'records' in data && Array.isArray(data.records) ? { ...data, records: data.records.map(show) } : show(data as Row)
}
