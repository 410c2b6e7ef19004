import type { Label } from '../i18n.ts'
import { checkDecimal, type Figure, sampleDecimal } from './decimal.ts'
import type { BaseOf, FieldKind } from './trait.ts'

/** A quantity as decimal string. `scale` digits after the point, default 0. */
export type NumberField = BaseOf<'number'> & Figure & { unit?: Label }

const scaleOf = ({ scale = 0 }: NumberField): number => scale

export const number: FieldKind<NumberField> = {
  check: (field, raw) => checkDecimal(field, scaleOf(field), raw),
  blank: null,
  writtenBy: 'people',
  askedAs: 'range',
  scale: scaleOf,
  samples: (field) => [sampleDecimal(field, scaleOf(field))],
}
