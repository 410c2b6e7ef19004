import { areBlank, type Choice, type Core, isEmpty, type LinesField, linesFrom, lineTemplatesOf, takenOf } from '@bip/contract'
import { useFormContext, useFormWait } from '@bip/design-system'
import { useRef } from 'react'
import { apiOf } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { linesOf } from '../kinds/lines/linesOf.ts'
import { findChosen } from './chosen.ts'
import { type Renamed, referencesAlong, renamedLines, withChosen } from './takeOver.ts'

const same = (one: unknown, other: unknown): boolean => (isEmpty(one) && isEmpty(other)) || one === other

/** Takes over what fields hold of a record that was just chosen, in the form or in its lines: asked for in one call. */
export const useTakeOver = (core: Core, name: string) => {
  const { getValues, setValue } = useFormContext()
  const { client, resources } = useHost()
  const field = core.fields[name]
  /** What is looked up now: who saves meanwhile would be told that a price is missing which is on its way. */
  const asked = useRef(new Set<Promise<void>>())
  useFormWait(() => Promise.allSettled([...asked.current]))

  const find = (to: string, ids: readonly string[]) => findChosen({ client, resources }, to, ids)

  const ownTaken = async (id: unknown): Promise<void> => {
    const along = referencesAlong(core.fields).find(({ reference }) => reference === name)
    if (!along || typeof id !== 'string' || id === '') return
    const before = { ...getValues() }
    const chosen = (await find(along.to, [id])).get(id)
    if (!chosen || getValues(name) !== id) return
    for (const [key, value] of Object.entries(takenOf(core.fields, name, chosen)))
      if (same(getValues(key), before[key])) setValue(key, value, { shouldDirty: true })
  }

  /** The lines that a template gave, as text: those that nobody touched since go when another one is chosen. */
  const given = useRef(new Map<string, string>())

  const templateTaken = async (id: unknown): Promise<void> => {
    for (const { key, field: lines, reference, to } of lineTemplatesOf(core.fields)) {
      if (reference !== name || typeof id !== 'string' || id === '') continue
      const before: unknown = getValues(key)
      if (!areBlank(lines, before) && JSON.stringify(before) !== given.current.get(key)) continue
      const target = await resources.load(to)
      // A template that cannot be read gives nothing; its lines are typed.
      const source =
        target &&
        (await apiOf(client, target)
          .detail(id)
          .catch(() => undefined))
      if (!source || getValues(name) !== id) continue
      setValue(key, linesFrom(lines, source), { shouldDirty: true, shouldValidate: true })
      await linesTaken(key, lines, [], getValues(key))
      given.current.set(key, JSON.stringify(getValues(key)))
    }
  }

  const linesTaken = async (key: string, lines: LinesField, before: unknown, next: unknown): Promise<void> => {
    const renamed = renamedLines(lines.fields, linesOf(before), linesOf(next))
    const byTarget = Map.groupBy(renamed, ({ to }) => to)
    for (const [to, some] of byTarget) {
      const found = await find(to, [...new Set(some.map(({ id }) => id))])
      const now = linesOf(getValues(key))
      const put = (line: (typeof now)[number], index: number) =>
        some.filter((one) => one.index === index && one.id === line[one.reference]).reduce(fill(lines, found), line)
      setValue(key, now.map(put), { shouldDirty: true })
    }
  }

  const fill =
    (lines: LinesField, found: ReadonlyMap<string, Choice>) =>
    (line: Record<string, unknown>, one: Renamed): Record<string, unknown> => {
      const chosen = found.get(one.id)
      return chosen ? withChosen(lines.fields, line, one, chosen) : line
    }

  return (before: unknown, next: unknown): void => {
    const taking =
      field?.kind === 'lines'
        ? linesTaken(name, field, before, next)
        : Promise.all([ownTaken(next), templateTaken(next)]).then(() => undefined)
    asked.current.add(taking)
    void taking.finally(() => asked.current.delete(taking))
  }
}
