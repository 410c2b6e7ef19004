import { checkDay } from './date.ts'
import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** An instant, ISO 8601 with Z on the wire, shown in the tenant's zone. */
export type InstantField = BaseOf<'instant'> & {
  notBefore?: string /** Shown with its seconds, as in logs. Default false. */
  seconds?: true
}

/** Whether a field holds a moment, which reads differently in each zone. */
export const isInstant = (field: Field | undefined): field is InstantField => field?.kind === 'instant'

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const localInstant = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/

/** `YYYY-MM-DD HH:mm:ss` is left as it is: the border knows the tenant's zone and makes it an instant (`zone.ts`). */
function check(_: InstantField, raw: unknown): Checked {
  if (typeof raw !== 'string') return bad('instant')
  const written = raw.trim()
  if (localInstant.test(written)) {
    const probe = new Date(`${written.replace(' ', 'T')}Z`)
    return Number.isNaN(probe.getTime()) || !probe.toISOString().startsWith(written.slice(0, 10)) ? bad('instant') : ok(written)
  }
  if (!isoInstant.test(written)) return bad('instant')
  const at = new Date(written)
  // The language reads 30 February as 2 March.
  const isDay = 'value' in checkDay(null, written.slice(0, 10))
  return Number.isNaN(at.getTime()) || !isDay || at.getUTCFullYear() < 1 || at.getUTCFullYear() > 9999
    ? bad('instant')
    : ok(at.toISOString())
}

export const instant: FieldKind<InstantField> = {
  check,
  blank: null,
  writtenBy: 'people',
  askedAs: 'range',
  samples: () => ['2026-11-20T06:30:00.000Z'],
}
