import { type AnyRecord, type MakingDraft, plus } from '@bip/contract'
import { Alert } from '@bip/design-system'
import useSWR from 'swr'
import { lookOf, reasonOf } from '../data/errors.ts'
import { MissingRecord } from '../data/MissingRecord.tsx'
import { useRefresh } from '../data/refresh.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { Page } from './form.styles.ts'
import type { MakingAsked } from './makingAsked.ts'
import { RecordForm, type RecordFormProps } from './RecordForm.tsx'
import { Waiting } from './Waiting.tsx'

export type MadeFormProps = RecordFormProps & { making: MakingAsked }

/** The form of a new record that is made from others: filled with what is open of them, and stored by whoever saves it. */
export const MadeForm = ({ making, onSaved, ...props }: MadeFormProps) => {
  const { client } = useHost()
  const { t } = useText()
  const refresh = useRefresh()
  const { resource, making: name, ids } = making
  // Not a key of the resource: once it is saved, nothing may be open any more, and to ask again would be refused.
  const asked = ['made', `${resource}.${name}`, ids.join(',')] as const
  const { data, error, mutate } = useSWR<MakingDraft, Error>(
    asked,
    () => quiet(client).request({ path: plus.makingDraft, query: { resource, making: name, ids } }),
    // What somebody types over stays; the gateway counts again when it is saved.
    { revalidateOnFocus: false, revalidateIfStale: true, keepPreviousData: false },
  )
  if (!data) {
    if (!error) return <Waiting core={props.core} />
    return (
      <MissingRecord
        core={props.core}
        look={lookOf(error)}
        reason={reasonOf(error)}
        onRetry={() => void mutate()}
        onBack={props.onCancel}
      />
    )
  }
  const finish = (record: AnyRecord | undefined): void => {
    // The records that it took from stand otherwise now.
    void refresh({ key: resource })
    onSaved(record)
  }
  return (
    <Page>
      {data.leftOut.length > 0 && (
        <Alert tone="warning" title={t('making.leftOut', { count: data.leftOut.length })}>
          {data.leftOut.map(({ name, reason }) => `${name} ${reason}`).join(t('making.join'))}
        </Alert>
      )}
      <RecordForm key={asked.join()} {...props} defaults={{ ...props.defaults, ...data.values }} onSaved={finish} />
    </Page>
  )
}
