import { resources } from '@bip/contract/resources'
import { type Link, type Model, modelOf, type Part, partNamed } from '../../model/model.ts'

/** Records that refer to what a timeline is of, and how they stand on it. */
export type Source = { model: Model; link: Link; at: Part; by: Part; changes: readonly string[] }

const known = new Map<string, readonly Source[]>()

/** Where the entries of a resource's timelines come from: every resource that declares a timeline and refers to it by a field of its own. */
export function sourcesOf(key: string): readonly Source[] {
  const before = known.get(key)
  if (before) return before
  const found = Object.values(resources).flatMap((core): Source[] => {
    const { timeline } = core
    if (!timeline || core.key === key) return []
    const model = modelOf(core)
    const link = model.links.find(({ key: field, to }) => to === key && core.fields[field]?.indexed)
    const [at, by] = [partNamed(model, timeline.at ?? 'createTime'), partNamed(model, timeline.by ?? 'createUser')]
    return link && at && by ? [{ model, link, at, by, changes: timeline.changes ?? [] }] : []
  })
  known.set(key, found)
  return found
}
