import type { Core, ListQuestion } from '@bip/contract'
import type { RecordsHost } from '../host/RecordsProvider.tsx'

type Kept = Pick<RecordsHost, 'drafts' | 'userId'>

const nameOf = ({ key }: Pick<Core, 'key'>, userId = ''): string => `walk ${key} ${userId}`

/** Remembers what a list shows, so that the pages of its records know which one comes before and after. It lives as long as the tab. */
export function keepQuestion(
  { drafts = window.sessionStorage, userId }: Kept,
  core: Pick<Core, 'key'>,
  question: ListQuestion,
): void {
  try {
    drafts.setItem(nameOf(core, userId), JSON.stringify(question))
  } catch {
    // A full or forbidden storage: pages of records show no way to the next one.
  }
}

/** What the list showed last; undefined where none was open. */
export function lastQuestion(
  { drafts = window.sessionStorage, userId }: Kept,
  core: Pick<Core, 'key'>,
): ListQuestion | undefined {
  try {
    const kept: unknown = JSON.parse(drafts.getItem(nameOf(core, userId)) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    return undefined
  }
}
