import type { AnyRecord, Page } from '@bip/contract'
import { purchaseAmendment } from '@bip/contract/resources'
import { Card, useLocale } from '@bip/design-system'
import { trimZeros, useFigures, useHost } from '@bip/records'
import useSWR from 'swr'
import { useStockText } from '../useStockText.ts'
import { Grid, Scroller } from './amend.styles.ts'
import { isChanged, type LineState, versionsOf } from './versions.ts'

/** Below an order that was amended: its versions side by side, what changed marked. */
export const Versions = ({ record }: { record: AnyRecord }) => {
  const { t } = useStockText()
  const { formatDate, formatDateTime, formatNumber } = useLocale()
  const figures = useFigures()
  const { client, permissions, timeZone } = useHost()
  const maySee = permissions.has(`${purchaseAmendment.key}_view`)
  const { data } = useSWR(maySee ? ['list', purchaseAmendment.key, record.id, record.version] : null, async () => {
    const query = { orderId: record.id, size: '100', ascs: 'createTime' }
    const page = await client.request<Page<AnyRecord>>({ path: `${purchaseAmendment.path}/list`, query, silent: true })
    return Promise.all(
      page.records.map(({ id }) =>
        client.request<AnyRecord>({ path: `${purchaseAmendment.path}/detail`, query: { id }, silent: true }),
      ),
    )
  })
  if (!data || data.length === 0) return null
  const { versions, lines } = versionsOf(record, data)
  const textOf = ({ quantity, price, date }: LineState): string =>
    [figures(trimZeros(quantity, 0)), `× ${figures(trimZeros(price, 2))}`, date && formatDate(date)].filter(Boolean).join(' ')
  return (
    <Card title={t('amend.versions')}>
      <Scroller role="region" aria-label={t('amend.versions')} tabIndex={0}>
        <Grid>
          <thead>
            <tr>
              <th scope="col">{t('day.material')}</th>
              {versions.map(({ number, no, reason, by, at }) => (
                <th key={number} scope="col">
                  {t('amend.version', { number })} {no}
                  <small>{[by, at && formatDateTime(at, { timeZone })].filter(Boolean).join(' · ')}</small>
                  {reason && <small>{reason}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.material}</th>
                {line.states.map((state, at) => (
                  <td key={versions[at]?.number} data-changed={isChanged(line, at) || undefined}>
                    {textOf(state)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('amend.total')}</th>
              {versions.map(({ number, total }, at) => (
                <td key={number} data-changed={(at > 0 && total !== versions[at - 1]?.total) || undefined}>
                  {formatNumber(Number(total), { minimumFractionDigits: 2 })}
                </td>
              ))}
            </tr>
          </tbody>
        </Grid>
      </Scroller>
    </Card>
  )
}
