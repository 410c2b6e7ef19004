import { warnProp } from '../foundations/warnProp.ts'
import type { Option } from './option.ts'

const checked = new WeakSet<readonly Option[]>()

/** Tells in development, once per list, which values stand in it twice. */
export const checkOptions = (component: string, options: readonly Option[] | undefined): void => {
  if (!import.meta.env.DEV || !options || checked.has(options)) return
  checked.add(options)
  const labels = new Map<string, string>()
  for (const { value, label } of options) {
    const other = labels.get(value)
    if (other !== undefined)
      warnProp(
        component,
        'options',
        `has the value "${value}" twice, for "${other}" and "${label}"; only the first can be shown as chosen`,
      )
    labels.set(value, other ?? label)
  }
}
