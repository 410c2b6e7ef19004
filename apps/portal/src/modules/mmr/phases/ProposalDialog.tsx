import {
  type PlannedOrder,
  type PlanOverload,
  type PlanProposal,
  type PlanRequest,
  type ProposedOrder,
  phasePlanCalls,
} from '@bip/contract/resources'
import { Alert, Button, Checkbox, Dialog, SegmentedControl, Skeleton, useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { GridPage } from '../../grid.styles.ts'
import { Proposed, Scroller } from './phases.styles.ts'
import { usePhaseText } from './usePhaseText.ts'

type ProposalDialogProps = { orders: readonly PlannedOrder[]; onClose: () => void; onApplied: () => void }

const maxOrders = 200
const movedOf = ({ phases }: ProposedOrder) =>
  phases.filter(({ startDate, endDate, fromStart, fromEnd }) => startDate !== fromStart || endDate !== fromEnd)

/** What scheduling the orders on show would come to, order by order; applied as one, or not at all. */
export const ProposalDialog = ({ orders, onClose, onApplied }: ProposalDialogProps) => {
  const { t } = usePhaseText()
  const { client } = useHost()
  const toast = useToast()
  const [direction, setDirection] = useState<PlanRequest['direction']>('forward')
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const wish: PlanRequest = { orderIds: orders.flatMap(({ id }) => (without.has(id) ? [] : [id])), direction }
  const isTooMany = wish.orderIds.length > maxOrders
  const { data, error, mutate } = useSWR<PlanProposal, Error>(
    isTooMany || wish.orderIds.length === 0 ? null : [phasePlanCalls.propose, JSON.stringify(wish)],
    () => client.request<PlanProposal>({ method: 'POST', path: phasePlanCalls.propose, body: wish, silent: true }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  )
  const apply = async (): Promise<void> => {
    if (!data) return
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { ...wish, fingerprint: data.fingerprint }
      const { phases } = await client.request<{ phases: number }>({
        method: 'POST',
        path: phasePlanCalls.apply,
        body,
        silent: true,
      })
      toast.success(t('proposal.done', { count: phases }))
      onApplied()
    } catch (thrown) {
      setFailure(reasonOf(thrown))
      void mutate()
    } finally {
      setBusy(false)
    }
  }
  const problem = failure ?? (isTooMany ? t('proposal.tooMany') : error && reasonOf(error))
  return (
    <Dialog
      isOpen
      size="large"
      title={t('proposal.title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('proposal.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} isDisabled={!data || isTooMany} onPress={() => void apply()}>
            {t('proposal.apply')}
          </Button>
        </>
      }
    >
      <GridPage>
        <SegmentedControl<PlanRequest['direction']>
          label={t('proposal.direction')}
          value={direction}
          items={[
            { value: 'forward', label: t('proposal.forward') },
            { value: 'backward', label: t('proposal.backward') },
          ]}
          onChange={setDirection}
        />
        <span>{t('proposal.hint')}</span>
        {problem && (
          <Alert tone="danger" title={t('proposal.failed')}>
            {problem}
          </Alert>
        )}
        {!data && !problem && <Skeleton lines={8} height={20} />}
        {data && (
          <>
            {data.over.length > 0 && <Overloads over={data.over} />}
            <ProposalTable
              proposal={data}
              onLeaveOut={(id) => setWithout(new Set([...without, id]))}
              left={orders.filter(({ id }) => without.has(id))}
              onTakeIn={(id) => setWithout(new Set([...without].filter((one) => one !== id)))}
            />
          </>
        )}
      </GridPage>
    </Dialog>
  )
}

/** So many stations and departments are named; the chart below shows all of them. */
const namedOverloads = 6

/** What stays above capacity although the proposal adds nothing to it: phases that have begun, are pinned, or are not scheduled here. */
const Overloads = ({ over }: { over: readonly PlanOverload[] }) => {
  const { t } = usePhaseText()
  return (
    <Alert tone="warning" title={t('proposal.over', { count: over.length })}>
      <ul>
        {over.slice(0, namedOverloads).map(({ kind, name, from, days, amount, max, orders }) => (
          <li key={`${kind} ${name}`}>
            {t(`proposal.${kind}Over`, { name, from, days, amount, max, orders: orders.slice(0, 3).join(', ') })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

type ProposalTableProps = {
  proposal: PlanProposal
  /** Orders that were taken out. */
  left: readonly PlannedOrder[]
  onLeaveOut: (id: string) => void
  onTakeIn: (id: string) => void
}

const ProposalTable = ({ proposal: { orders }, left, onLeaveOut, onTakeIn }: ProposalTableProps) => {
  const { t } = usePhaseText()
  const moved = orders.reduce((sum, order) => sum + movedOf(order).length, 0)
  const late = orders.filter(({ daysLate }) => daysLate > 0).length
  return (
    <>
      <strong>{t('proposal.summary', { orders: orders.length, phases: moved, late })}</strong>
      <Scroller>
        <Proposed>
          <thead>
            <tr>
              {(['order', 'promised', 'end', 'late', 'moves'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`proposal.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id} data-late={order.daysLate > 0 || undefined}>
                <th scope="row">
                  <Checkbox label={order.orderNo} value onChange={() => onLeaveOut(order.id)} />
                </th>
                <td>{order.promisedDate ?? '—'}</td>
                <td>{order.endDate ?? t('proposal.noRoom')}</td>
                <td>{order.daysLate > 0 ? t('proposal.days', { days: order.daysLate }) : '—'}</td>
                <td>
                  {movedOf(order).map(({ id, name, fromStart, startDate, endDate, reason }) => (
                    <div key={id} title={`${t('proposal.reason')}: ${reason}`}>
                      {`${name}: ${fromStart} → ${startDate} … ${endDate}`}
                      <small>{reason}</small>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
            {left.map(({ id, orderNo, promisedDate }) => (
              <tr key={id}>
                <th scope="row">
                  <Checkbox label={orderNo} value={false} onChange={() => onTakeIn(id)} />
                </th>
                <td>{promisedDate ?? '—'}</td>
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </Proposed>
      </Scroller>
    </>
  )
}
