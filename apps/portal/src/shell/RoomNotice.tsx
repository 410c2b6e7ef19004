import { Alert, Button } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { useRoom } from '../app/room.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'

/** Says above every page that the disk is nearly full, whom to ask, and to those who can make room where. */
export const RoomNotice = () => {
  const room = useRoom()
  const { t } = useText()
  const { can } = useSession()
  const navigate = useNavigate()
  if (room === 'enough') return null
  const mayClear = can('file_view') && can('file_remove')
  return (
    <Alert
      tone={room === 'full' ? 'danger' : 'warning'}
      title={t(room === 'full' ? 'shell.roomFull' : 'shell.roomLow')}
      action={
        mayClear && (
          <Button size="small" onPress={() => void navigate('/system/file')}>
            {t('shell.makeRoom')}
          </Button>
        )
      }
    >
      {t(mayClear ? 'shell.roomForAdministrators' : 'shell.roomForAll')}
    </Alert>
  )
}
