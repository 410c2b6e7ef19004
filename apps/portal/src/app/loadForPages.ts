import { type Core, type Fields, targetOf } from '@bip/contract'
import { resources } from './resources.ts'

/** Fetches a declaration with those that its pages refer to, so that none of them is waited for later. */
export async function loadForPages(key: string): Promise<Core | undefined> {
  const core = await resources.load(key)
  if (!core) return undefined
  const opened = core.computed?.opens ? [core.computed.opens.resource] : []
  const others = new Set([...targetsOf(core.fields), ...resources.childrenOf(key), ...opened])
  await Promise.all([...others].map(resources.load))
  return core
}

const targetsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'lines' ? targetsOf(field.fields) : (targetOf(field) ?? [])))
