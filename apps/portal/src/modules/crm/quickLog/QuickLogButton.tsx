import { Button } from '@bip/design-system'
import { PhoneCall } from '@bip/design-system/icons'
import { useSession } from '../../../app/session.tsx'
import { type QuickLogStart, quickLog, quickLogPermission } from './quickLog.ts'
import { useQuickLogText } from './useQuickLogText.ts'

/** Opens the quick log, for whoever may note contacts. */
export const QuickLogButton = ({ start }: { start?: QuickLogStart }) => {
  const { t } = useQuickLogText()
  const { can } = useSession()
  if (!can(quickLogPermission)) return null
  return (
    <Button icon={<PhoneCall size={16} aria-hidden />} onPress={() => quickLog.open(start)}>
      {t(start?.followsId ? 'follow' : 'open')}
    </Button>
  )
}
