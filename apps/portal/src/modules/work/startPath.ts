import { resources } from '@bip/contract/resources'

/** The page that starts a process; undefined for one whose form this portal does not have. */
export function startPath({ key, id }: { key: string; id: string }): string | undefined {
  const core = Object.values(resources).find(({ approval }) => approval?.processKey === key)
  return core?.approval && `${core.approval.route}/form/${encodeURIComponent(id)}`
}
