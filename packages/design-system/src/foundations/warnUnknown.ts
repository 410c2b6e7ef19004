import type { StatusTone } from './status.ts'
import { warnProp } from './warnProp.ts'

/** Tells in development of a value that a prop does not know, for which there are no looks. Asked for in development only: a Button pays for nothing of it. */
export const warnUnknown = <Value extends string | number>(
  component: string,
  prop: string,
  value: Value | undefined,
  known: readonly Value[],
): void => {
  if (value === undefined || known.includes(value)) return
  warnProp(component, prop, `is ${JSON.stringify(value)}, which is none of ${known.join(', ')}`)
}

/** The same for a tone. */
export const warnUnknownTone = (component: string, tone: StatusTone | undefined): void =>
  warnUnknown(component, 'tone', tone, ['neutral', 'info', 'success', 'warning', 'pending', 'danger'])

/** The same for the side on which a pop-up lies. */
export const warnUnknownPlacement = (component: string, placement: string | undefined): void => {
  if (placement === undefined || /^(?:top|right|bottom|left)(?:-start|-end)?$/.test(placement)) return
  warnProp(component, 'placement', `is "${placement}", which is no side such as top, bottom-start or right-end`)
}
