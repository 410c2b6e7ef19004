import { type AnyRecord, type Page, say } from '@bip/contract'
import { ship } from '@bip/contract/resources'
import { Card, Empty, Link, List, Tag, useLocale } from '@bip/design-system'
import { Truck } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { detailPath, listPath } from '../../modules/paths.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'

const shown = 6

/** The dispatches that come next, and how far they are. */
export const ShipWidget = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { timeZone } = useAuth().settings
  const { formatDateTime } = useLocale()
  const navigate = useNavigate()
  const path = `${ship.path}/list-with-flow`
  const { data, error, mutate } = useSWR<Page<AnyRecord>, Error>([path, 'desk', language], () =>
    client.request<Page<AnyRecord>>({ path, query: { current: 1, size: shown, descs: 'planShipTime' }, silent: true }),
  )
  return (
    <Card
      isFlush
      title={t('desk.ship')}
      extra={
        <Link href={listPath(ship)} onPress={() => navigate(listPath(ship))}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {error && !data ? (
        <WidgetFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <List
          label={t('desk.ship')}
          hasDividers={false}
          isLoading={!data}
          items={(data?.records ?? []).map((record) => {
            const state = ship.states?.[String(record.shipStatus)]
            return {
              key: record.id,
              title: `${record.no} · ${record.productName}`,
              description: `${record._labels?.customerId ?? ''} · ${formatDateTime(String(record.planShipTime), { timeZone })}`,
              extra: state && <Tag tone={state.tone}>{say(state.label, language)}</Tag>,
              href: detailPath(ship, record.id),
            }
          })}
          onItemPress={({ href }) => href && navigate(href)}
          empty={<Empty icon={<Truck size={28} />} title={t('desk.noShip')} description={t('desk.noShipHint')} />}
        />
      )}
    </Card>
  )
}
