import type { VersionState } from '@bip/contract/listings'
import type { FlowDefinition } from '@bip/contract/workflow'

/** Whether new processes follow a version. */
export function versionState({ isSuspended, isCurrent }: FlowDefinition): VersionState {
  if (isSuspended) return 'stopped'
  return isCurrent ? 'current' : 'older'
}
