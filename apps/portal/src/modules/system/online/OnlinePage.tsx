import { deviceName, type OnlineSession, plus } from '@bip/contract'
import { onlineList } from '@bip/contract/listings'
import { Button, Tag, useConfirm, useToast } from '@bip/design-system'
import { LogOut } from '@bip/design-system/icons'
import { useRefresh, type ViewProps } from '@bip/records'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'

const Name = ({ value, record }: ViewProps) => {
  const { t } = useSystemText()
  return (
    <>
      {String(value)} {record.isCurrent === true && <Tag>{t('online.current')}</Tag>}
    </>
  )
}
const cells = { realName: Name }

/** Who is signed in, on what, since when; with the way to sign them out. */
export const OnlinePage = () => {
  const { t } = useSystemText()
  const duration = useDurationText()
  const { can } = useSession()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const end = async ({ id, realName }: OnlineSession): Promise<void> => {
    const title = t('online.endAsk', { name: realName })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('online.end') }))) return
    try {
      await write(plus.endOnline, { ids: [id] }, { tell: true })
      toast.success(t('online.ended'))
    } catch {
      // The client has said why; the list tells how it stands now.
    }
    void refresh(onlineList)
  }
  const rowActions = (row: OnlineSession) =>
    !row.isCurrent && (
      <Button size="small" variant="quiet" icon={<LogOut size={14} aria-hidden />} onPress={() => void end(row)}>
        {t('online.end')}
      </Button>
    )
  return (
    <ListingScreen<OnlineSession>
      listing={onlineList}
      cells={cells}
      parts={{
        shown: ({ agent, createdAt }) => ({
          device: deviceName(agent),
          lasted: duration(Date.now() - Date.parse(createdAt), 1),
        }),
        rowActions: can('online_end') ? rowActions : undefined,
      }}
    />
  )
}
