import { type SopDoc, shellCalls } from '@bip/contract'
import { RichTextView, Skeleton } from '@bip/design-system'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { LoadFailed } from './LoadFailed.tsx'

/** A procedure as it is read. `sign` is the rest of a signed link, for readers without a session. */
export const SopDocument = ({ id, sign, onLoaded }: { id: string; sign?: string; onLoaded?: (title: string) => void }) => {
  const { language } = usePreferences()
  const { data, error, mutate } = useSWR<SopDoc, Error>(
    [shellCalls.sopDoc, id, sign, language],
    () => client.request<SopDoc>({ path: shellCalls.sopDoc, query: { id, sign }, silent: true }),
    { onSuccess: ({ title }) => onLoaded?.(title), revalidateOnFocus: false },
  )
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={8} />
  return <RichTextView html={data.content} />
}
