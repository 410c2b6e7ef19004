import { BpmnModdle } from 'bpmn-moddle'
import type { Process, Program } from '../model/program.ts'
import { mustWork } from './check.ts'
import { DiagramError } from './DiagramError.ts'
import type { Element } from './elements.ts'
import { typeOf } from './nodes.ts'
import { processOf } from './process.ts'
import { mustHaveShape } from './shape.ts'

export type CompileOptions = {
  /** Id of the process that is meant, in a diagram of several; by default the executable one, else the first with steps. */
  process?: string
  /** Processes of other diagrams that may be called. */
  called?: Readonly<Record<string, Process>>
}

/**
 * Makes a program of a diagram (BPMN 2.0 XML, at most 512 KiB). Throws `DiagramError`, naming the place, for what is unknown, cannot
 * run here, cannot be reached or is made to take the reader down.
 */
export async function compile(xml: string, { process, called = {} }: CompileOptions = {}): Promise<Program> {
  mustHaveShape(xml)
  const roots = await rootsOf(xml)
  const elements = roots.filter((one) => typeOf(one) === 'process' && (one.flowElements?.length ?? 0) > 0)
  const main = process
    ? elements.find(({ id }) => id === process)
    : (elements.find(({ isExecutable }) => isExecutable) ?? elements[0])
  if (!main) throw new DiagramError('', process ? `The diagram holds no process ${process}.` : 'The diagram holds no process.')
  const program = { main: main.id, processes: { ...called, ...readAll(main, elements) } }
  mustWork(program)
  return program
}

type Pool = Pick<Element, 'isExecutable'>

/** Of the processes of a diagram those that run: one that says it does not, beside one that does, only shows what a partner does. */
export const runningOf = <P extends Pool>(pools: readonly P[]): P[] =>
  pools.some(({ isExecutable }) => isExecutable) ? pools.filter(({ isExecutable }) => isExecutable !== false) : [...pools]

/** Reads what runs, and whatever of the same diagram that calls. */
function readAll(main: Element, elements: readonly Element[]): Record<string, Process> {
  const own: Record<string, Process> = {}
  const open = [...new Set([main, ...runningOf(elements)])]
  for (let element = open.shift(); element; element = open.shift()) {
    if (own[element.id]) continue
    const read = processOf(element)
    own[element.id] = read
    const called = Object.values(read.nodes).map(({ call }) => call?.process)
    open.push(...elements.filter(({ id }) => called.includes(id)))
  }
  return own
}

async function rootsOf(xml: string): Promise<readonly Element[]> {
  const read = await new BpmnModdle().fromXML(xml).catch((error: unknown) => {
    throw new DiagramError('', `The diagram is no BPMN: ${error instanceof Error ? error.message : String(error)}`)
  })
  // The reader leaves out what it does not know, and the process would run without it.
  for (const { message } of read.warnings) {
    const [, twice] = /duplicate ID <([^>]+)>/.exec(message) ?? []
    if (twice) throw new DiagramError(twice, `${twice}: several elements have this id.`)
    const [, element, line] = /unparsable content <([^>]+)> detected\s+line: (\d+)/.exec(message) ?? []
    if (element) throw new DiagramError(element, `<${element}> in line ${Number(line) + 1} is no element of BPMN.`)
  }
  return (read.rootElement as unknown as { rootElements?: readonly Element[] }).rootElements ?? [] // checked by whoever reads them
}
