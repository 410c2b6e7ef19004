import { resourceEntries } from '../../app/resources.ts'

/** The page that starts a process; undefined for one whose form this portal does not have. */
export function startPath({ key, id }: { key: string; id: string }): string | undefined {
  const entry = resourceEntries.find(({ approval }) => approval?.processKey === key)
  return entry?.approval && `${entry.approval.route}/form/${encodeURIComponent(id)}`
}
