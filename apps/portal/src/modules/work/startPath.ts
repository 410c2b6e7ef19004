import { processStartPath } from '@bip/contract/workflow'
import { resourceEntries } from '../../app/resourceIndex.ts'

type Startable = { key: string; id: string /** Where its form opens, if not on a page of the portal's own. */; formUrl?: string }

/** The page that starts a process; undefined for one whose form this portal does not have. */
export function startPath(process: Startable, businessId = ''): string | undefined {
  const { key, id, formUrl } = process
  const entry = resourceEntries.find(({ approval }) => approval?.processKey === key)
  if (!entry?.approval) return undefined
  if (entry.approval.route && !formUrl) return `${entry.approval.route}/form/${encodeURIComponent(id)}`
  return processStartPath(process, businessId)
}
