import { homeCalls } from '@bip/contract'
import { Card, Skeleton } from '@bip/design-system'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'
import { Saying } from '../Workbench.styles.ts'

/** The sentence of the day. */
export const SentenceWidget = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { data, error, mutate } = useSWR<{ sentence: string }, Error>(
    [homeCalls.sentence, language],
    () => client.request<{ sentence: string }>({ path: homeCalls.sentence, silent: true }),
    { revalidateOnFocus: false },
  )
  return (
    <Card title={t('desk.sentence')}>
      {data && <Saying>{data.sentence}</Saying>}
      {!data && error && <WidgetFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={1} />}
    </Card>
  )
}
