import { PhoneCall } from '@bip/design-system/icons'
import { HeadAction } from '@bip/records'
import { useSession } from '../../../app/session.tsx'
import { type QuickLogStart, quickLog, quickLogPermission } from './quickLog.ts'
import { useQuickLogText } from './useQuickLogText.ts'

/** Opens the quick log, for whoever may note contacts. */
export const QuickLogButton = ({ start }: { start?: QuickLogStart }) => {
  const { t } = useQuickLogText()
  const { can } = useSession()
  if (!can(quickLogPermission)) return null
  return (
    <HeadAction
      isFrequent
      Icon={PhoneCall}
      label={t(start?.followsId ? 'follow' : 'open')}
      onPress={() => quickLog.open(start)}
    />
  )
}
