import { type Core, movedField, stateField, statesOf } from '@bip/contract'

type Arrow = { from: string; to: string; by: string }

/** The states of a field and what moves them, as a Mermaid diagram. */
export function stateDiagram(core: Core, field: string): string {
  const states = Object.entries(statesOf(core, field) ?? {})
  const names = states.map(([name], index) => [name, `s${index}`] as const)
  const nodeOf = new Map(names)
  const lines = [
    ...states.map(([name, { label }]) => `  state "${label.en}" as ${nodeOf.get(name)}`),
    ...(names[0] ? [`  [*] --> ${names[0][1]}`] : []),
    ...arrowsOf(core, field).flatMap(({ from, to, by }) => {
      const [begin, end] = [nodeOf.get(from), nodeOf.get(to)]
      return begin && end ? [`  ${begin} --> ${end}: ${by}`] : []
    }),
  ]
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n')
}

/** What moves a state: actions of the record, what actions set or ask for, and jobs. */
function arrowsOf(core: Core, field: string): Arrow[] {
  const all = Object.keys(statesOf(core, field) ?? {})
  const isOwn = stateField(core) === field
  const byActions = Object.values(core.actions ?? {}).flatMap(({ label, from, to, where, sets, moves }): Arrow[] => {
    const by = label.en
    const set = sets?.[field]
    const target = isOwn && to ? to : set && 'value' in set && typeof set.value === 'string' ? set.value : undefined
    const condition = where?.[field]
    const starts = isOwn ? (from ?? all) : Array.isArray(condition) ? condition.map(String) : all
    const chosen = Object.entries(moves?.[field] ?? {}).flatMap(([begin, ends]) =>
      ends.map((end) => ({ from: begin, to: end, by })),
    )
    return [
      ...(target ? starts.filter((begin) => begin !== target).map((begin) => ({ from: begin, to: target, by })) : []),
      ...chosen,
    ]
  })
  const byDays = Object.values(core.due ?? {}).flatMap((move): Arrow[] =>
    movedField(core, move) === field
      ? move.from.map((from) => ({ from, to: move.to, by: `${move.label.en} (${move.when})` }))
      : [],
  )
  return [...byActions, ...byDays]
}
