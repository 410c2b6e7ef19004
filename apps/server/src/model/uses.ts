import { resources } from '@bip/contract/resources'
import { type LinesPart, type Link, linksOf, type Model, modelOf } from './model.ts'

/** A column somewhere that may hold the id of a record: of the records of a resource, or of their lines. */
export type Use = { model: Model; link: Link; lines?: LinesPart }

const uses = new Map<string, Use[]>()

/** Every column of every resource that refers to the resource, lines included. */
export function usesOf(key: string): readonly Use[] {
  const known = uses.get(key)
  if (known) return known
  const to = (links: readonly Link[]) => links.filter((link) => link.to === key)
  const found = Object.values(resources).flatMap((core): Use[] => {
    const model = modelOf(core)
    if (core.computed) return []
    return [
      ...to(model.links).map((link) => ({ model, link })),
      ...model.lines.flatMap((lines) => to(linksOf(lines.cells)).map((link) => ({ model, link, lines }))),
    ]
  })
  uses.set(key, found)
  return found
}
