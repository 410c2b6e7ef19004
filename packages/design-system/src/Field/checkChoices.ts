import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'

/** Tells in development of choices that stand in a group twice, and of chosen values that are none of them. */
export const checkChoices = (
  component: string,
  prop: 'options' | 'items',
  choices: readonly { value: string }[],
  chosen: readonly string[],
): void => {
  if (!import.meta.env.DEV) return
  warnNoList(component, prop, choices)
  const values = choices.map(({ value }) => value)
  warnDuplicateKeys(component, prop, values)
  const stray = chosen.find((value) => !values.includes(value))
  if (stray !== undefined) warnProp(component, 'value', `is "${stray}", which is none of the ${prop}; it is not shown as chosen`)
}
