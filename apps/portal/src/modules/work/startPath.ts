import { resourceEntries } from '../../app/resourceIndex.ts'

/** The page that starts a process; undefined for one whose form this portal does not have. */
export function startPath({ key, id }: { key: string; id: string }, businessId = ''): string | undefined {
  const entry = resourceEntries.find(({ approval }) => approval?.processKey === key)
  if (!entry?.approval) return undefined
  if (entry.approval.route) return `${entry.approval.route}/form/${encodeURIComponent(id)}`
  const params = { processId: id, processDefKey: key, ...(businessId && { businessId }) }
  return `/workflow/process/start/${encodeURIComponent(btoa(JSON.stringify(params)))}`
}
