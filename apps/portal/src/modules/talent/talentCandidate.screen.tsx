import { RecordTimeline } from '@bip/records/parts'
import type { ResourceScreen } from '../ResourcePages.tsx'
import { CandidatesPage } from './candidates/CandidatesPage.tsx'
import { FollowUp } from './candidates/FollowUp.tsx'
import { ViewSwitch } from './candidates/ViewSwitch.tsx'

export const screen: ResourceScreen = {
  list: CandidatesPage,
  parts: { ListActions: ViewSwitch, DetailActions: FollowUp, tabs: { follow: RecordTimeline } },
}
