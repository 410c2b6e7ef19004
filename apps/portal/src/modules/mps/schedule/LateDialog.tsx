import { type OrderMaterials, type ScheduledOrder, scheduleCalls, workSchedule } from '@bip/contract/resources'
import { Button, Skeleton } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { ComparedDialog } from './ComparedDialog.tsx'
import { useScheduleText } from './useScheduleText.ts'

type Props = { onClose: () => void }

/** Orders that the plan ends after their day, the latest first: what first made each late, and which materials it lacks. */
export const LateDialog = ({ onClose }: Props) => {
  const { t } = useScheduleText()
  const { client, timeZone } = useHost()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error } = useSWR<ScheduledOrder[], Error>(['about', workSchedule.key, scheduleCalls.orders], () =>
    client.request<ScheduledOrder[]>({ path: scheduleCalls.orders, silent: true }),
  )
  const late = data?.filter(({ lateDays }) => lateDays > 0).sort((a, b) => b.lateDays - a.lateDays)
  const day = (instant: string | null): string =>
    instant ? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant)) : '–'
  const cause = ({ lateBy }: ScheduledOrder): string =>
    lateBy
      ? `${lateBy.stepNo} ${lateBy.processName} · ${t('waits', { why: t(`why.${lateBy.why}`), hours: Math.round(lateBy.minutes / 6) / 10 })}`
      : '–'
  return (
    <ComparedDialog
      title={t('lateOrders.title')}
      list={late}
      error={error}
      empty={{ title: t('lateOrders.empty'), hint: t('lateOrders.emptyHint') }}
      head={
        <>
          {(['order', 'due', 'projected', 'days', 'first'] as const).map((key) => (
            <th key={key} scope="col">
              {t(`lateOrders.${key}`)}
            </th>
          ))}
          <td />
        </>
      }
      onClose={onClose}
    >
      {(list) =>
        list.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              {order.billNo} {order.materialName}
              {opened === order.id && <Lacking moId={order.id} />}
            </th>
            <td>{order.dueDate ?? '–'}</td>
            <td>{day(order.projected)}</td>
            <td>{order.lateDays}</td>
            <td>{cause(order)}</td>
            <td>
              <Button
                size="small"
                variant="quiet"
                aria-expanded={opened === order.id}
                aria-label={`${t('lateOrders.materials')} ${order.billNo}`}
                onPress={() => setOpened(opened === order.id ? null : order.id)}
              >
                {t('lateOrders.materials')}
              </Button>
            </td>
          </tr>
        ))
      }
    </ComparedDialog>
  )
}

/** What an order lacks in stock, and the day on which all is to be there. */
const Lacking = ({ moId }: { moId: string }) => {
  const { t } = useScheduleText()
  const { client } = useHost()
  const { data } = useSWR<OrderMaterials, Error>(['materials of an order', moId], () =>
    client.request<OrderMaterials>({ path: scheduleCalls.materials, query: { moId }, silent: true }),
  )
  if (!data) return <Skeleton lines={2} height={16} />
  const lacking = data.lines.filter(({ lacks }) => Number(lacks) > 0)
  return (
    <ul>
      {data.materialsOn && <li>{t('lateOrders.complete', { day: data.materialsOn })}</li>}
      {lacking.length === 0 && <li>{t('lateOrders.enough')}</li>}
      {lacking.map(({ id, materialName, lacks }) => (
        <li key={id}>{t('lateOrders.lacks', { name: materialName, quantity: Number(lacks) })}</li>
      ))}
    </ul>
  )
}
