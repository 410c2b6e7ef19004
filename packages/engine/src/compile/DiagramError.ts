/** A diagram that cannot run here. `element` is the id of the step or flow that is why; '' for the whole. */
export class DiagramError extends Error {
  readonly element: string
  constructor(element: string, message: string) {
    super(message)
    this.element = element
  }
}

/** Whatever is wrong with a part of a diagram, told with the place that it is at. */
export function at<T>(element: { id: string; name?: string }, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof DiagramError) throw error
    throw refused(element, error instanceof Error ? error.message : String(error))
  }
}

/** Names a part of a diagram by its id and, where it has one, its name. */
export const refused = ({ id, name }: { id: string; name?: string }, why: string): DiagramError =>
  new DiagramError(id, `${id}${name ? ` (${name.replace(/\s+/g, ' ').trim()})` : ''}: ${why}`)
