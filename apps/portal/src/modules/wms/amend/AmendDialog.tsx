import type { AnyRecord } from '@bip/contract'
import { amendmentCalls } from '@bip/contract/resources'
import { Alert, Button, DatePicker, Dialog, NumberField, TextField } from '@bip/design-system'
import { reasonOf, trimZeros, useHost } from '@bip/records'
import { useState } from 'react'
import { useStockText } from '../useStockText.ts'
import { Grid, Scroller, Stack } from './amend.styles.ts'

type Line = { id: string; material: string; quantity: string | null; price: string | null; date: string | null }
type Row = Readonly<Record<string, unknown>>

const linesOf = (order: AnyRecord): Line[] =>
  (Array.isArray(order.lines) ? (order.lines as Row[]) : []).map((line) => ({
    id: String(line.id),
    material: String((line._labels as Row | undefined)?.materialId ?? line.materialId),
    quantity: trimZeros(String(line.quantity ?? '0'), 0),
    price: trimZeros(String(line.price ?? '0'), 2),
    date: typeof line.deliveryDate === 'string' ? line.deliveryDate : null,
  }))

type AmendDialogProps = { order: AnyRecord; onClose: () => void; onAmended: () => void }

/** The lines of an order with what may be amended: quantity, price and day. The reason stays with the version. */
export const AmendDialog = ({ order, onClose, onAmended }: AmendDialogProps) => {
  const { t } = useStockText()
  const { client } = useHost()
  const [first] = useState(() => linesOf(order))
  const [lines, setLines] = useState(first)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const changed = lines.filter((line, at) => JSON.stringify(line) !== JSON.stringify(first[at]))
  const put = (id: string, part: Partial<Line>): void =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const sent = changed.map(({ id, quantity, price, date }) => ({
        ...{ orderLineId: id, deliveryDate: date },
        ...(quantity && { quantity }),
        ...(price && { price }),
      }))
      await client.request({
        method: 'POST',
        path: amendmentCalls.amend,
        body: { orderId: order.id, kind: 'change', reason: reason.trim(), lines: sent },
        silent: true,
      })
      onAmended()
    } catch (failure) {
      setFault(reasonOf(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t('amend.title', { no: String(order.no) })}
      isDirty={changed.length > 0}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('amend.cancel')}</Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            isDisabled={
              changed.length === 0 || reason.trim() === '' || changed.some(({ quantity, price }) => !quantity || !price)
            }
            onPress={() => void send()}
          >
            {t('amend.send', { count: changed.length })}
          </Button>
        </>
      )}
    >
      <Stack>
        {fault && <Alert tone="danger" title={fault} />}
        <TextField label={t('amend.reason')} isRequired maxLength={300} value={reason} onChange={setReason} />
        <Scroller>
          <Grid>
            <thead>
              <tr>
                <th scope="col">{t('day.material')}</th>
                <th scope="col">{t('amend.quantity')}</th>
                <th scope="col">{t('day.price')}</th>
                <th scope="col">{t('day.due')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <tr key={line.id} data-changed={line !== first[at] || undefined}>
                  <th scope="row">{line.material}</th>
                  <td>
                    <NumberField
                      size="small"
                      label={t('amend.quantityOf', { material: line.material })}
                      labelHidden
                      value={line.quantity}
                      onChange={(quantity) => put(line.id, { quantity })}
                    />
                  </td>
                  <td>
                    <NumberField
                      size="small"
                      label={t('amend.priceOf', { material: line.material })}
                      labelHidden
                      value={line.price}
                      onChange={(price) => put(line.id, { price })}
                    />
                  </td>
                  <td>
                    <DatePicker
                      size="small"
                      label={t('amend.dateOf', { material: line.material })}
                      labelHidden
                      value={line.date}
                      onChange={(date) => put(line.id, { date })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroller>
      </Stack>
    </Dialog>
  )
}
