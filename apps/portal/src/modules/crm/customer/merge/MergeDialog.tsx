import { type AnyRecord, customerCalls, listLabel, type MergePreview, type MergeRequest, say } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { Alert, Button, Dialog, Skeleton, useToast } from '@bip/design-system'
import { ArrowLeftRight } from '@bip/design-system/icons'
import { RecordCombo } from '@bip/pickers'
import { apiOf, reasonOf, useHost, useRefresh, useResource } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useState } from 'react'
import useSWR from 'swr'
import { useCustomerText } from '../useCustomerText.ts'
import { differing, firstTaken } from './differing.ts'
import { MergeFields } from './MergeFields.tsx'
import { Moves, Note, Parts } from './merge.styles.ts'

type Two = { from: AnyRecord; into: AnyRecord; moves: MergePreview['moves'] }

/** One customer becomes part of another: which, what wins, and what moves. */
export const MergeDialog = ({ record, onClose }: { record: AnyRecord; onClose: () => void }) => {
  const { t } = useCustomerText()
  const host = useHost()
  const adapter = useAdapter(customer.key)
  const refresh = useRefresh()
  const toast = useToast()
  const [otherId, setOtherId] = useState<string | null>(null)
  const [isSwapped, setSwapped] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const two = useTwo(record, otherId, isSwapped)
  const keys = two.data ? differing(customer, two.data.from, two.data.into) : []
  const takes = chosen ?? (two.data ? firstTaken(keys, two.data.into) : [])
  const begin = (id: string | null, swapped: boolean): void => {
    setOtherId(id)
    setSwapped(swapped)
    setChosen(undefined)
    setFailure(undefined)
  }

  const merge = async ({ from, into }: Two): Promise<void> => {
    setBusy(true)
    const versions = { from: from.version, into: into.version }
    const body: MergeRequest = { fromId: from.id, intoId: into.id, takes, versions }
    try {
      await host.client.request({ method: 'POST', path: customerCalls.merge, body, silent: true })
      toast.success(t('merge.done', { name: String(into.fullname) }))
      onClose()
      host.openRecord(customer, into.id)
      await refresh(customer, { gone: [from.id] })
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  const { data } = two
  const wrong = failure ?? (two.error && reasonOf(two.error))
  return (
    <Dialog
      isOpen
      size="large"
      title={t('merge.title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('merge.cancel')}</Button>
          <Button
            variant="danger"
            isLoading={isBusy}
            isDisabled={!data || two.error !== undefined}
            onPress={() => void (data && merge(data))}
          >
            {t('merge.confirm')}
          </Button>
        </>
      }
    >
      <Parts>
        <RecordCombo
          label={t('merge.other')}
          adapter={adapter}
          value={otherId}
          autoFocus
          onChange={(id) => begin(id === record.id ? null : id, isSwapped)}
        />
        {wrong && (
          <Alert tone="danger" title={t('merge.failed')}>
            {wrong}
          </Alert>
        )}
        {otherId && !data && !wrong && <Skeleton lines={5} height={14} />}
        {data && (
          <>
            <div>
              <Button size="small" icon={<ArrowLeftRight size={14} aria-hidden />} onPress={() => begin(otherId, !isSwapped)}>
                {t('merge.swap')}
              </Button>
            </div>
            <MergeFields from={data.from} into={data.into} keys={keys} takes={takes} onTakesChange={setChosen} />
            <section>
              <strong>{t('merge.moves', { name: String(data.into.fullname) })}</strong>
              {data.moves.length === 0 && <Note>{t('merge.nothing')}</Note>}
              <Moves>
                {data.moves.map(({ resource, count }) => (
                  <Move key={resource} resource={resource} count={count} />
                ))}
              </Moves>
              {Array.isArray(data.from.attachments) && data.from.attachments.length > 0 && <Note>{t('merge.filesJoin')}</Note>}
            </section>
            <Note>{t('merge.final')}</Note>
          </>
        )}
      </Parts>
    </Dialog>
  )
}

const Move = ({ resource, count }: MergePreview['moves'][number]) => {
  const { t } = useCustomerText()
  const { language } = useHost()
  const core = useResource(resource)
  return <li>{`${core ? say(listLabel(core), language) : resource} ${t('merge.count', { count })}`}</li>
}

/** Both customers as they are now, and what would move; nothing until another one is chosen. */
function useTwo(record: AnyRecord, otherId: string | null, isSwapped: boolean) {
  const { client } = useHost()
  return useSWR<Two, Error>(otherId && [customerCalls.mergePreview, record.id, otherId, isSwapped], async () => {
    const [fromId, intoId] = isSwapped ? [record.id, String(otherId)] : [String(otherId), record.id]
    const api = apiOf(client, customer)
    const path = customerCalls.mergePreview
    const [from, into, { moves }] = await Promise.all([
      api.detail(fromId),
      api.detail(intoId),
      client.request<MergePreview>({ path, query: { fromId, intoId }, silent: true }),
    ])
    return { from, into, moves }
  })
}
