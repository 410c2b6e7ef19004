/** Whole numbers below a bound. */
type Random = (below: number) => number

type Draft = { random: Random; lines: string[]; next: number; depth: number }

const conditions = ['n > 0', 'n > 1', 'pass', 'n - 1 > 0', 'n / m > 1'] as const
const edges = [
  'after=PT1H',
  'after=PT1H, keep',
  'every=R2/PT1H, keep',
  'message=stop',
  'message=note, keep',
  'signal=go',
  'when=n > 3',
  'error=bad',
] as const

/** A process as text, made by chance: blocks within blocks, and now and then a flow that leads back or ahead. */
export function generated(random: Random): string {
  const draft: Draft = { random, lines: [], next: 0, depth: 0 }
  const [first, last] = sequence(draft, '')
  draft.lines.push(`start:s > ${first}`, `${last} > end:e`)
  // Declared before they are named: the blocks come first.
  if (random(4) === 0) jump(draft)
  return draft.lines.join('\n')
}

const idOf = (draft: Draft, letter: string): string => {
  draft.next += 1
  return `${letter}${draft.next}`
}

const pick = <T>(draft: Draft, list: readonly T[]): T | undefined => list[draft.random(list.length)]

/** One to three blocks in a row; answers its first and last step. */
function sequence(draft: Draft, inside: string): [string, string] {
  const [first, last] = block(draft, inside)
  let end = last
  for (let more = draft.random(3); more > 0; more -= 1) {
    const [next, nextEnd] = block(draft, inside)
    draft.lines.push(`${inside}${end} > ${next}`)
    end = nextEnd
  }
  return [first, end]
}

function block(draft: Draft, inside: string): [string, string] {
  draft.depth += 1
  const isLeaf = draft.depth > 4 || draft.random(3) === 0
  const made = isLeaf ? leaf(draft, inside) : (pick(draft, [diamond, diamond, loop, sub, shared, waits]) ?? leaf)(draft, inside)
  draft.depth -= 1
  return made
}

function leaf(draft: Draft, inside: string): [string, string] {
  const id = idOf(draft, 'a')
  const kind = pick(draft, ['user', 'user', 'user', 'task', 'service'])
  draft.lines.push(`${inside}${kind}:${id}${kind === 'service' ? '{topic=erp}' : ''}`)
  if (draft.random(4) === 0) edge(draft, inside, id)
  return [id, id]
}

function edge(draft: Draft, inside: string, on: string): void {
  const id = idOf(draft, 't')
  draft.lines.push(`${inside}edge:${id}{on=${on}, ${pick(draft, edges)}} > user:${id}u > end:${id}e`)
}

function diamond(draft: Draft, inside: string): [string, string] {
  const [split, join] = [idOf(draft, 'g'), idOf(draft, 'j')]
  const kind = pick(draft, ['xor', 'and', 'or'])
  // A split and a join of different kinds stand side by side in drawings of people.
  const joinKind = draft.random(6) === 0 ? pick(draft, ['xor', 'and', 'or']) : kind
  draft.lines.push(`${inside}${kind}:${split}`, `${inside}${joinKind}:${join}`)
  const count = 2 + draft.random(2)
  for (let branch = 0; branch < count; branch += 1) {
    const [first, last] = sequence(draft, inside)
    const condition = branch === 0 ? 'else' : pick(draft, conditions)
    draft.lines.push(kind === 'and' ? `${inside}${split} > ${first}` : `${inside}${split} -[${condition}]> ${first}`)
    draft.lines.push(`${inside}${last} > ${join}`)
  }
  return [split, join]
}

function loop(draft: Draft, inside: string): [string, string] {
  const [merge, choice] = [idOf(draft, 'm'), idOf(draft, 'x')]
  draft.lines.push(`${inside}xor:${merge}`, `${inside}xor:${choice}`)
  const [first, last] = sequence(draft, inside)
  const out = idOf(draft, 'o')
  draft.lines.push(
    `${inside}${merge} > ${first}`,
    `${inside}${last} > ${choice}`,
    `${inside}${choice} -[again]> ${merge}`,
    `${inside}${choice} -[else]> task:${out}`,
  )
  return [merge, out]
}

function sub(draft: Draft, inside: string): [string, string] {
  const id = idOf(draft, 'u')
  const several = draft.random(4) === 0 ? '{each=people, item=who}' : ''
  draft.lines.push(`${inside}sub:${id}${several}`)
  const within = `in ${id}: `
  const [first, last] = sequence(draft, within)
  const end = pick(draft, ['', '', '{terminate}', '{error=bad}', '{signal=go}', '{escalation=up}'])
  draft.lines.push(`${within}start:${id}s > ${first}`, `${within}${last} > end:${id}e${end}`)
  if (draft.random(3) === 0) edge(draft, inside, id)
  if (draft.random(5) === 0)
    draft.lines.push(
      `${within}handler:${id}h`,
      `in ${id}h: start:${id}hs{${pick(draft, ['message=stop', 'signal=go, keep', 'error=bad', 'after=PT2H'])}} > user:${id}hu > end:${id}he`,
    )
  return [id, id]
}

function shared(draft: Draft, inside: string): [string, string] {
  const id = idOf(draft, 'c')
  const turn = draft.random(2) === 0 ? ', seq' : ''
  const until = pick(draft, ['', ', until=nrOfCompletedInstances >= 1', ', until=nrOfPassed / nrOfInstances >= 0.5'])
  draft.lines.push(`${inside}user:${id}{each=people, item=who, assignee=\${who}${turn}${until}}`)
  if (draft.random(4) === 0) edge(draft, inside, id)
  return [id, id]
}

function waits(draft: Draft, inside: string): [string, string] {
  const [gate, merge] = [idOf(draft, 'v'), idOf(draft, 'm')]
  draft.lines.push(
    `${inside}events:${gate} > catch:${gate}t{after=PT1H} > xor:${merge}`,
    `${inside}${gate} > catch:${gate}m{message=note} > ${merge}`,
  )
  return [gate, merge]
}

/** A flow between two steps of the process itself that no block would have. */
function jump(draft: Draft): void {
  const own = draft.lines.flatMap((line) => /^(?:user|task|xor|and|or):(\w+)/.exec(line)?.[1] ?? [])
  const [from, to] = [pick(draft, own), pick(draft, own)]
  if (from && to && from !== to) draft.lines.push(`${from} -[again]> ${to}`)
}
