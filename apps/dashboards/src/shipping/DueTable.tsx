import { toneColour } from '@bip/design-system'
import { useText } from '../base/useText.ts'
import { Nothing, Rows, State, Track } from './ShippingWall.styles.ts'
import type { Shipment } from './shipments.ts'

type DueTableProps = {
  rows: readonly Shipment[]
  pageRows: number
  clock: Intl.DateTimeFormat
  isLoading: boolean
}

/** One page of what is due; lateness stands in place of the time. */
export const DueTable = ({ rows, pageRows, clock, isLoading }: DueTableProps) => {
  const { t } = useText()
  if (rows.length === 0 && !isLoading)
    return (
      <Nothing>
        <b>{t('shipping.empty')}</b>
        <span>{t('shipping.emptyHint')}</span>
      </Nothing>
    )
  return (
    <Rows style={{ '--rows': pageRows }}>
      <thead>
        <tr>
          <th>{t('shipping.no')}</th>
          <th>{t('shipping.customer')}</th>
          <th>{t('shipping.equipment')}</th>
          <th>{t('shipping.assembly')}</th>
          <th data-align="end">{t('shipping.dispatch')}</th>
          <th>{t('shipping.status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.no}>
            <td>{row.no}</td>
            <td>{row.customerName}</td>
            <td data-quiet>
              {row.productName}
              {Number(row.quantity) > 1 && ` × ${row.quantity}`}
            </td>
            <td>
              <Track data-done={row.assemblyProgress >= 100 || undefined} style={{ '--progress': `${row.assemblyProgress}%` }}>
                <i />
                <span>{row.assemblyProgress}%</span>
              </Track>
            </td>
            <td data-align="end" data-late={row.isLate || undefined}>
              {timing(row)}
            </td>
            <td>
              <State style={{ color: row.isLate && row.lateDays > 0 ? 'var(--danger)' : toneColour(row.tone) }}>
                {row.shipStatusName}
              </State>
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  )

  function timing(row: Shipment): string {
    if (row.lateDays > 0) return t('shipping.late', { count: row.lateDays })
    if (row.isLate) return t('shipping.lateToday', { time: clock.format(new Date(row.planShipTime)) })
    return clock.format(new Date(row.actualShipTime ?? row.planShipTime))
  }
}
