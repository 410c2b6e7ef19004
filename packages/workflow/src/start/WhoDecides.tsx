import type { Core } from '@bip/contract'
import { type ApprovalPreview, processCalls } from '@bip/contract/workflow'
import { Alert, Timeline, useWatch } from '@bip/design-system'
import { useHost } from '@bip/records'
import { sentValues, type Values } from '@bip/records/parts'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { Person } from '../flow/flow.styles.ts'
import { useText } from '../host/useText.ts'
import { Way, WayTitle } from './start.styles.ts'

export type WhoDecidesProps = { core: Core; processKey: string }

/** How long typing rests before the way is asked for again, in ms. */
const restMs = 500

/** Who will decide over what is filled in so far, and what there is to say of it, before anything is sent. */
export const WhoDecides = ({ core, processKey }: WhoDecidesProps) => {
  const { client, language } = useHost()
  const { t } = useText()
  const values: Values = useWatch()
  const sent = useRested(JSON.stringify(sentValues(core, values, false)))
  // Without an answer one sends without it; a gateway that does not know this call says nothing.
  const { data } = useSWR<ApprovalPreview, Error>(
    [processCalls.preview, processKey, language, sent],
    () =>
      client.request<ApprovalPreview>({
        method: 'POST',
        path: processCalls.preview,
        body: { processDefKey: processKey, variables: sent },
        silent: true,
      }),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  if (!data?.steps?.length) return null
  return (
    <Way aria-label={t('way.title')} aria-live="polite">
      <WayTitle>{t('way.title')}</WayTitle>
      {data.notes.length > 0 && <Alert tone="info">{data.notes.join(t('way.join'))}</Alert>}
      <Timeline
        items={data.steps.map(({ nodeId, name, people, mode }) => ({
          key: nodeId,
          title: name,
          tone: mode === 'nobody' ? 'danger' : mode === 'passes' ? 'success' : 'neutral',
          note: people.length > 0 ? <Person>{people.join(t('way.join'))}</Person> : undefined,
          time: mode === 'one' && people.length < 2 ? '' : t(mode === 'one' ? 'way.any' : `way.${mode}`),
        }))}
      />
    </Way>
  )
}

/** A text once it has stood still for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
