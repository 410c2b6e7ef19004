import { coreOfQuery } from '@bip/contract'
import {
  purchaseDue,
  saleDue,
  scmInStock,
  scmOutStock,
  stockAgeing,
  stockCount,
  stockTransfer,
  wmsInStock,
  wmsOutStock,
} from '@bip/contract/resources'
import { Button, PageHeader, Tabs } from '@bip/design-system'
import { ScanLine } from '@bip/design-system/icons'
import { useHost } from '@bip/records'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../app/todayIn.ts'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useStockText } from '../useStockText.ts'
import { DayList } from './DayList.tsx'
import { DueOrders } from './DueOrders.tsx'
import { Page, Parts } from './day.styles.ts'

const ageing = coreOfQuery(stockAgeing)

/** What a keeper has to do today: what comes, what goes, what is to be counted, each with its actions in place. */
export const KeeperDayPage = () => {
  const { t } = useStockText()
  useTabLabel(t('day.keeper'))
  const { permissions, navigate, timeZone } = useHost()
  const [search, setSearch] = useSearchParams()
  if (!permissions.has('stockBalance_view')) return <StatusPage status={403} />
  const today = todayIn(timeZone)
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 10)
  const items = [
    {
      key: 'comes',
      label: t('day.comes'),
      content: (
        <Parts>
          <DueOrders of={purchaseDue} side="receive" title={t('day.purchasesDue')} />
          <DayList core={scmInStock} title={t('day.receiptsOpen')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
          <DayList core={wmsInStock} title={t('day.receiptsToAudit')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
        </Parts>
      ),
    },
    {
      key: 'goes',
      label: t('day.goes'),
      content: (
        <Parts>
          <DueOrders of={saleDue} side="issue" title={t('day.salesDue')} />
          <DayList core={scmOutStock} title={t('day.issuesOpen')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
          <DayList core={wmsOutStock} title={t('day.issuesToAudit')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
          <DayList core={stockTransfer} title={t('day.transfersOpen')} fixed={{ docStatus_in: 'draft,auditing,rejected' }} />
        </Parts>
      ),
    },
    {
      key: 'counts',
      label: t('day.counts'),
      content: (
        <Parts>
          <DayList core={stockCount} title={t('day.countsOpen')} fixed={{ docStatus_in: 'draft,counting,auditing' }} />
          <DayList core={ageing} title={t('day.expiring')} fixed={{ expiresOn_le: soon }} />
        </Parts>
      ),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('day.keeper')}
        actions={
          <Button variant="primary" icon={<ScanLine size={16} aria-hidden />} onPress={() => navigate('/wms/scan')}>
            {t('day.scan')}
          </Button>
        }
      />
      <Tabs
        label={t('day.keeper')}
        items={items}
        selectedKey={search.get('tab') ?? 'comes'}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
      />
    </Page>
  )
}
