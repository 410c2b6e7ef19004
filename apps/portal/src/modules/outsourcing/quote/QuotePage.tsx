import { outsourcingCalls, type SupplierAnswer, type SupplierQuote } from '@bip/contract'
import { Result, Skeleton } from '@bip/design-system'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../../../app/client.ts'
import { usePreferences } from '../../../app/preferences.ts'
import { useText } from '../../../app/useText.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { PublicPage } from '../../../pages/PublicPage.tsx'
import { QuoteForm } from './QuoteForm.tsx'

/** `/quote?id=&sign=`: a supplier answers one enquiry, without an account. Who may is the server's answer. */
export const QuotePage = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const [search] = useSearchParams()
  const [id, sign] = [search.get('id'), search.get('sign')]
  const query = { id: id ?? '', sign: sign ?? '' }
  const { data, error, mutate } = useSWR<SupplierQuote, Error>(
    id && sign ? [outsourcingCalls.quote, id, sign, language] : null,
    () => client.request<SupplierQuote>({ path: outsourcingCalls.quote, query, silent: true }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const send = async (answer: SupplierAnswer): Promise<void> => {
    const path = outsourcingCalls.quote
    const next = await client.request<SupplierQuote>({ method: 'POST', path, query, body: answer, silent: true })
    await mutate(next, { revalidate: false })
  }
  return (
    <PublicPage title={data && `${data.no} ${data.title}`} isWide>
      {!id || !sign ? (
        <Result status={404} title={t('pages.notFound')} description={t('pages.notFoundHint')} />
      ) : data ? (
        <QuoteForm key={data.version} quote={data} onSend={send} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </PublicPage>
  )
}
