import { eventXml, type Named, nodeXml } from './xml.ts'

/** A step of a diagram that is written as text. */
export type Step = { kind: string; id: string; container: string; process: string; attributes: Readonly<Record<string, string>> }
type Flow = { id: string; from: string; to: string; condition: string }

/**
 * BPMN of a process that is written as text, a chain of steps a line: `start:s > user:a -[days > 3]> user:b > end:e`. A step is declared
 * where it is first named, `kind:id{attribute=value, attribute}`; `-[else]>` is the default. `in p:` puts a line into the sub-process p,
 * `of q:` into another process of the same diagram. A boundary event has `on=`.
 */
export function diagram(text: string): string {
  const steps = new Map<string, Step>()
  const ways: Flow[] = []
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean))
    readLine(line, steps, ways)
  const named: Named = { messages: new Set(), signals: new Set(), errors: new Set(), escalations: new Set() }
  for (const { attributes } of steps.values()) collect(named, attributes)
  const processes = [...new Set([...steps.values()].map(({ process }) => process))]
  const bodies = processes.map(
    (id) => `<process id="${id}" isExecutable="${id === 'p'}">${inside(id, '', [...steps.values()], ways)}</process>`,
  )
  return `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
    xmlns:flowable="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="definitions" targetNamespace="t">${eventXml(named)}${bodies.join('')}</definitions>`
}

function readLine(line: string, steps: Map<string, Step>, ways: Flow[]): void {
  const [, prefix, where = '', chain = line] = /^(?:(in|of) (\w+): )(.*)$/.exec(line) ?? []
  const around = prefix === 'in' ? steps.get(where) : undefined
  const place = { container: prefix === 'in' ? where : '', process: around?.process ?? (prefix === 'of' ? where : 'p') }
  let before: string | undefined
  let condition = ''
  for (const piece of piecesOf(chain)) {
    if (piece.startsWith('-[')) {
      condition = piece.slice(2, -2)
      continue
    }
    const id = declare(piece, place, steps)
    if (before !== undefined)
      ways.push({
        id: `${before}_${id}${ways.some((way) => way.id === `${before}_${id}`) ? ways.length : ''}`,
        from: before,
        to: id,
        condition,
      })
    before = id
    condition = ''
  }
}

/** Steps and conditions of a chain; what stands in braces is of a step. */
const piecesOf = (chain: string): string[] => chain.match(/-\[.*?\]>|(?:\w+:)?\w+(?:\{(?:\$\{[^}]*\}|[^}])*\})?/g) ?? []

function declare(piece: string, place: Pick<Step, 'container' | 'process'>, steps: Map<string, Step>): string {
  const [, kind, id = '', list = ''] = /^(?:(\w+):)?(\w+)(?:\{(.*)\})?$/.exec(piece.trim()) ?? []
  if (!kind && !steps.has(id)) throw new Error(`The step "${piece}" is not declared.`)
  if (kind) {
    const attributes = list
      .split(/,\s*(?=\w+=(?!=)|(?:keep|seq|terminate)\b)/)
      .filter(Boolean)
      .map((one) => {
        const at = one.search(/=(?!=)/)
        return at < 0 ? [one.trim(), ''] : [one.slice(0, at).trim(), one.slice(at + 1).trim()]
      })
    steps.set(id, { ...place, kind, id, attributes: Object.fromEntries(attributes) })
  }
  return id
}

function collect(named: Named, { message, signal, error, escalation }: Step['attributes']): void {
  if (message !== undefined) named.messages.add(message)
  if (signal !== undefined) named.signals.add(signal)
  if (error) named.errors.add(error)
  if (escalation) named.escalations.add(escalation)
}

function inside(process: string, container: string, steps: readonly Step[], ways: readonly Flow[]): string {
  const here = steps.filter((step) => step.process === process && step.container === container)
  const ids = new Set(here.map(({ id }) => id))
  const nodes = here.map((step) => {
    const other = ways.find(({ from, condition }) => from === step.id && condition === 'else')?.id
    return nodeXml(step, other, inside(process, step.id, steps, ways))
  })
  const flows = ways
    .filter(({ from }) => ids.has(from))
    .map(({ id, from, to, condition }) => {
      const body =
        condition && condition !== 'else'
          ? `<conditionExpression xsi:type="tFormalExpression">\${${condition.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}}</conditionExpression>`
          : ''
      return `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${body}</sequenceFlow>`
    })
  return [...nodes, ...flows].join('')
}
