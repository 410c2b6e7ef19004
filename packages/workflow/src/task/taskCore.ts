import type { Core, Field, Fields } from '@bip/contract'
import type { TaskField } from '@bip/contract/workflow'

/** A field that the task shows but may not change asks for nothing: no rules, no default. */
const shown = ({ initial: _, ...field }: Field): Field => ({ ...field, required: false, serverOwned: true })

/**
 * A resource as one task sees it: only readable fields, those that are not writable shown as they are, required as the task says.
 * A task without rules of its own shows everything and changes nothing.
 */
export function taskCore(core: Core, taskForm: readonly TaskField[]): Core {
  const rules = new Map(taskForm.map((rule) => [rule.id, rule]))
  const fields: Fields = Object.fromEntries(
    Object.entries(core.fields).flatMap(([key, field]): [string, Field][] => {
      const rule = rules.get(key)
      if (taskForm.length === 0) return [[key, shown(field)]]
      if (!rule?.readable) return []
      return [[key, rule.writable ? { ...field, required: rule.required } : shown(field)]]
    }),
  )
  const form = core.form
    .map((section) => ({ ...section, fields: section.fields.filter((key) => key in fields) }))
    .filter((section) => section.fields.length > 0)
  return { ...core, fields, form }
}

/** Whether the task may change anything. */
export const isWritable = (core: Core): boolean =>
  core.form.some((section) => section.fields.some((key) => core.fields[key]?.serverOwned !== true))
