import { purchaseDue, purchaseNeeds, purchaseOrder, purchaseRequest, scmInStock } from '@bip/contract/resources'
import { PageHeader, Tabs } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../app/todayIn.ts'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useStockText } from '../useStockText.ts'
import { DayList } from './DayList.tsx'
import { DueOrders } from './DueOrders.tsx'
import { Page, Parts } from './day.styles.ts'
import { Needs } from './Needs.tsx'

const week = 7 * 86_400_000

/** What a purchaser has to do today: what to order, whom to chase, what is received. */
export const PurchaserDayPage = () => {
  const { t } = useStockText()
  useTabLabel(t('day.purchaser'))
  const { permissions, timeZone } = useHost()
  const [search, setSearch] = useSearchParams()
  if (!permissions.has(`${purchaseNeeds.key}_view`)) return <StatusPage status={403} />
  const today = todayIn(timeZone)
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + week).toISOString().slice(0, 10)
  const items = [
    {
      key: 'order',
      label: t('day.toOrder'),
      content: (
        <Parts>
          <Needs />
          <DayList core={purchaseRequest} title={t('day.requestsInReview')} fixed={{ processStatus: 'inReview' }} />
          <DayList core={purchaseOrder} title={t('day.orderDrafts')} fixed={{ processStatus: 'draft' }} />
        </Parts>
      ),
    },
    {
      key: 'chase',
      label: t('day.toChase'),
      content: (
        <Parts>
          <DueOrders of={purchaseDue} side="receive" title={t('day.late')} fixed={{ daysLate_ge: '1' }} />
        </Parts>
      ),
    },
    {
      key: 'receive',
      label: t('day.toReceive'),
      content: (
        <Parts>
          <DueOrders
            of={purchaseDue}
            side="receive"
            title={t('day.thisWeek')}
            fixed={{ dueOn_ge: today, dueOn_le: soon, descs: '', ascs: 'dueOn' }}
          />
          <DayList core={scmInStock} title={t('day.receiptsOpen')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
        </Parts>
      ),
    },
  ]
  return (
    <Page>
      <PageHeader title={t('day.purchaser')} />
      <Tabs
        label={t('day.purchaser')}
        items={items}
        selectedKey={search.get('tab') ?? 'order'}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
      />
    </Page>
  )
}
