import { computeInto, type Fields, isEmpty, keysAlong, shownAlong, takenOf, targetOf } from '@bip/contract'

type Values = Readonly<Record<string, unknown>>
type Line = Record<string, unknown>

/** A reference that came to name another record: the line in which it stands, and whether what was there goes. */
export type Renamed = { index: number; reference: string; to: string; id: string; before: Values; overwrites: boolean }

const isSame = (one: unknown, other: unknown): boolean => (isEmpty(one) && isEmpty(other)) || one === other

/** References of a record that fields go by. */
export const referencesAlong = (fields: Fields): { reference: string; to: string }[] =>
  Object.entries(fields).flatMap(([reference, field]) => {
    const to = targetOf(field)
    return to !== undefined && keysAlong(fields, reference).length > 0 ? [{ reference, to }] : []
  })

/** Of lines that were just changed, those that name another record. A line that is new as a whole keeps what it came with. */
export function renamedLines(cells: Fields, before: readonly Values[], next: readonly Values[]): Renamed[] {
  const references = referencesAlong(cells)
  const known = new Set(before)
  return next.flatMap((line, index) => {
    if (known.has(line)) return []
    const old = isEmpty(line.id)
      ? before.length === next.length
        ? before[index]
        : undefined
      : before.find(({ id }) => id === line.id)
    return references.flatMap(({ reference, to }): Renamed[] => {
      const id = line[reference]
      if (typeof id !== 'string' || id === '' || id === old?.[reference]) return []
      return [{ index, reference, to, id, before: old ?? line, overwrites: old !== undefined }]
    })
  })
}

/** A record or line with what it takes over and shows of a chosen record; what was typed or pasted with the choice stays. */
export function withChosen(fields: Fields, values: Values, { reference, before, overwrites }: Renamed, chosen: Values): Line {
  const taken = Object.entries(takenOf(fields, reference, chosen)).filter(
    ([key]) => isEmpty(values[key]) || (overwrites && isSame(values[key], before[key])),
  )
  const shown = shownAlong(fields, reference).map(({ key, of }) => [key, chosen[of] ?? null])
  const next = { ...values, ...Object.fromEntries(taken), ...Object.fromEntries(shown) }
  computeInto(fields, next)
  return next
}
