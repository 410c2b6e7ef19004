/** The package's types are those of its elements only. */
declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(extensions?: Record<string, unknown>)
    fromXML(xml: string): Promise<{ rootElement: unknown; warnings: { message: string }[] }>
    toXML(element: unknown): Promise<{ xml: string }>
  }
}
