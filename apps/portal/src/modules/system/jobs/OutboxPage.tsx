import { type OutboxEntry, plus } from '@bip/contract'
import { outboxList } from '@bip/contract/listings'
import { Button, useToast } from '@bip/design-system'
import { Send } from '@bip/design-system/icons'
import { useRefresh } from '@bip/records'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'

const shown = ({ isDead }: OutboxEntry) => ({ status: isDead ? 'dead' : 'retrying' })

/** What could not be delivered to a neighbour, and the way to send it again. */
export const OutboxPage = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const refresh = useRefresh()
  const toast = useToast()
  const send = async (rows: readonly OutboxEntry[], clear: () => void): Promise<void> => {
    try {
      await write(plus.sendAgain, { ids: rows.map(({ id }) => id) }, { tell: true })
      toast.success(t('outbox.sent', { count: rows.length }))
      clear()
    } catch {
      // The client has said why.
    }
    void refresh(outboxList)
  }
  const sending = {
    chosenActions: (rows: readonly OutboxEntry[], clear: () => void) => (
      <Button size="small" icon={<Send size={14} aria-hidden />} onPress={() => void send(rows, clear)}>
        {t('outbox.sendAgain')}
      </Button>
    ),
  }
  return <ListingScreen<OutboxEntry> listing={outboxList} parts={{ shown, ...(can('job_run') && sending) }} />
}
