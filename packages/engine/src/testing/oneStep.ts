import { compile } from '../compile/compile.ts'
import { DiagramError } from '../compile/DiagramError.ts'

/** Which element of a diagram is refused, and why; throws where none is. */
export const refusal = async (xml: string): Promise<[element: string, why: string]> => {
  const error = await compile(xml).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DiagramError)) throw error ?? new Error('It was taken.')
  return [error.element, error.message]
}

/** A diagram with one process; `before` stands before it. */
export const around = (process: string, before = '') =>
  `<?xml version="1.0"?>${before}<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d">
    <bpmn:process id="p" isExecutable="true">${process}</bpmn:process></bpmn:definitions>`

/** A diagram whose only step, `a`, is this one. */
export const userTask = (task: string) =>
  around(`<bpmn:startEvent id="s"/><bpmn:sequenceFlow id="f1" sourceRef="s" targetRef="a"/>${task}
    <bpmn:sequenceFlow id="f2" sourceRef="a" targetRef="e"/><bpmn:endEvent id="e"/>`)
