import { type Comparison, outsourcingCalls } from '@bip/contract'
import { Button, Card, Empty, Tag, useConfirm, useLocale, useToast } from '@bip/design-system'
import { trimZeros, useDictionary, useFigures, useHost, wordOf } from '@bip/records'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useOutsourcingText } from '../useOutsourcingText.ts'
import { type Choice, isMade, lowest, totalOf } from './choice.ts'
import { Foot, Grid, Price, Scroller, Small } from './compare.styles.ts'

type CompareProps = { comparison: Comparison; quotationId: string; onAwarded: () => void }

/** Lines down, suppliers across; a press on a price gives the line to that supplier. */
export const Compare = ({ comparison, quotationId, onAwarded }: CompareProps) => {
  const { t } = useOutsourcingText()
  const { formatDate } = useLocale()
  const figures = useFigures()
  const { permissions } = useHost()
  const { entries: units } = useDictionary('DC_UNIT')
  const best = lowest(comparison)
  const [choice, setChoice] = useState<Choice>(best)
  const mayAward = comparison.isOpen && permissions.has('outsourceOffer_award')
  const chosenTotal = totalOf(comparison, choice)
  const choose = (line: number, id: string): void => setChoice(choice.map((before, at) => (at === line ? id : before)))
  const money = (value: string): string => figures(trimZeros(value, 2), 2)

  if (comparison.offers.length === 0)
    return (
      <Card title={t('compare.title')}>
        <Empty title={t('compare.empty')} />
      </Card>
    )
  return (
    <Card title={t('compare.title')}>
      <Scroller>
        <Grid>
          <thead>
            <tr>
              <th scope="col">{t('compare.line')}</th>
              <th scope="col">{t('compare.quantity')}</th>
              {comparison.offers.map((offer) => (
                <th key={offer.id} scope="col">
                  {offer.supplierName}
                  <Small>{offer.validTo ? t('compare.validTo', { day: formatDate(offer.validTo) }) : t('compare.waiting')}</Small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              <tr key={at}>
                <th scope="row">
                  {line.technology}
                  {line.material && <Small>{line.material}</Small>}
                </th>
                <td>
                  {figures(trimZeros(line.quantity, 0))} {wordOf(units, line.unit)}
                  {line.targetPrice && <Small>{`${t('compare.target')} ${money(line.targetPrice)}`}</Small>}
                </td>
                {comparison.offers.map((offer) => {
                  const { price = null, leadDays = null } = offer.lines[at] ?? {}
                  if (!price || !isMade(offer)) return <td key={offer.id}>{t('compare.noPrice')}</td>
                  return (
                    <td key={offer.id}>
                      <Price
                        type="button"
                        disabled={!mayAward || offer.status !== 'offered'}
                        aria-pressed={comparison.isOpen ? choice[at] === offer.id : undefined}
                        aria-label={t('compare.choose', { line: at + 1, supplier: offer.supplierName, price: money(price) })}
                        onClick={() => choose(at, offer.id)}
                      >
                        <span>{money(price)}</span>
                        {leadDays && <Small>{t('compare.days', { count: Number(leadDays) })}</Small>}
                      </Price>{' '}
                      {best[at] === offer.id && <Tag tone="success">{t('compare.best')}</Tag>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('compare.total')}
              </th>
              {comparison.offers.map((offer) => (
                <td key={offer.id}>{isMade(offer) && offer.total ? money(offer.total) : '–'}</td>
              ))}
            </tr>
          </tfoot>
        </Grid>
      </Scroller>
      {mayAward && (
        <Foot>
          {chosenTotal && <strong>{`${t('compare.chosen')} ${money(chosenTotal)} ${comparison.currency}`}</strong>}
          <Button onPress={() => setChoice(best)}>{t('compare.cheapest')}</Button>
          <AwardButton choice={choice} quotationId={quotationId} onAwarded={onAwarded} />
        </Foot>
      )}
    </Card>
  )
}

const AwardButton = ({ choice, quotationId, onAwarded }: { choice: Choice } & Omit<CompareProps, 'comparison'>) => {
  const { t } = useOutsourcingText()
  const { client } = useHost()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const offerIds = choice.filter((id) => id !== null)

  const award = async (): Promise<void> => {
    if (!(await confirm({ title: t('compare.award'), message: t('compare.awardConfirm') }))) return
    setBusy(true)
    try {
      const path = outsourcingCalls.award
      const { prices } = await client.request<{ prices: number }>({ method: 'POST', path, body: { id: quotationId, offerIds } })
      toast.success(t('compare.awarded', { count: prices }))
      onAwarded()
      // The state of the enquiry and of its offers is on show around the comparison.
      await mutate(() => true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" isLoading={isBusy} isDisabled={offerIds.length < choice.length} onPress={() => void award()}>
      {t('compare.award')}
    </Button>
  )
}
