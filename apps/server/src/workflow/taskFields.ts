import { type Core, isEmpty, type Problem } from '@bip/contract'
import type { TaskField } from '@bip/contract/workflow'
import type { Context, Values } from '../model/extension.ts'
import { modelOf } from '../model/model.ts'
import { refuseProblems } from '../resources/draft/check.ts'
import type { Node } from './engine/diagram.ts'

/**
 * What the form of a step may do with each field. All are read, and those of the form are written where the step is one of filling in;
 * a step that speaks of single fields says it of these, and the others are read only.
 */
export function taskFields(core: Core, node: Pick<Node, 'isEditable' | 'fields'> | undefined): TaskField[] {
  const inForm = new Set(core.form?.flatMap(({ fields }) => fields))
  const own = new Map(node?.fields?.map((rule) => [rule.id, rule]))
  return Object.entries(core.fields).map(([id, field]) => {
    const rule = own.get(id)
    const isOpen = rule ? rule.isWritable && rule.isReadable : node?.isEditable === true
    const writable = isOpen && inForm.has(id) && !field.serverOwned
    const required = writable && (rule?.isRequired === true || field.required === true)
    return { id, readable: rule?.isReadable ?? true, writable, required }
  })
}

export const writableOf = (core: Core, node: Node | undefined): ReadonlySet<string> =>
  new Set(taskFields(core, node).flatMap(({ id, writable }) => (writable ? id : [])))

/** Refuses a step that leaves a field empty which it has to fill. */
export function mustBeFilled({ place }: Context, core: Core, node: Node, record: Values): void {
  const empty = taskFields(core, node).filter(({ id, required }) => required && isEmpty(record[id]))
  const problems: Record<string, Problem> = Object.fromEntries(empty.map(({ id }) => [id, { key: 'required' }]))
  refuseProblems(modelOf(core), problems, place.language)
}

/** The record as a step may see it: fields that it may not read are not sent. */
export function readableRecord(core: Core, node: Node | undefined, record: Record<string, unknown>): Record<string, unknown> {
  if (!node?.fields) return record
  const hidden = new Set(node.fields.flatMap(({ id, isReadable }) => (isReadable || !(id in core.fields) ? [] : id)))
  return Object.fromEntries(Object.entries(record).filter(([key]) => !hidden.has(key)))
}
