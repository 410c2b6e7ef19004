import { type Choice, type Core, isSearchable } from '@bip/contract'
import { readableSubtitle } from './readableSubtitle.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A person's namesakes differ in their department and post, other records in what they are found by: their code, their specification. */
const ownColumns: Readonly<Record<string, readonly string[]>> = { user: ['deptName', 'postName', 'account'] }

const searchedColumns = (core: Core): readonly string[] => {
  const { display, fields } = core
  const subtitle = readableSubtitle(core)
  const searched = Object.keys(fields).filter((key) => key !== display && fields[key] !== undefined && isSearchable(fields[key]))
  return [...new Set([...(subtitle ? [subtitle] : []), ...searched])]
}

/** What tells a choice from its namesakes; undefined where nothing does. */
export const choiceNote = (core: Core, choice: Choice): string | undefined => {
  const columns = ownColumns[core.key] ?? searchedColumns(core)
  const parts = columns.map((column) => text(choice[column])).filter(Boolean)
  return parts.slice(0, 2).join(' · ') || undefined
}
