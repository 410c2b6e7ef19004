import type { Core } from '@bip/contract'
import { QueryScreen } from './query/QueryScreen.tsx'
import { ListScreen } from './RecordScreens.tsx'

/** What is shown at the path of a resource or query that has no page of its own: its rows, as it answers them. */
export const ListedScreen = ({ core }: { core: Core }) =>
  (core.computed?.answers ?? 'list') === 'list' ? <ListScreen core={core} /> : <QueryScreen core={core} />
