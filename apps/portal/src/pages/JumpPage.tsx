import { type JumpTarget, shellCalls } from '@bip/contract'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { outsideAddress } from '../guard/safeAddress.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PageLoading } from './PageLoading.tsx'
import { PublicPage } from './PublicPage.tsx'

const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(url)

/** `/jump/{id}`: goes on to what an administrator stored under the id, and to nothing else. */
export const JumpPage = () => {
  const { t } = useText()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, error, mutate } = useSWR<JumpTarget, Error>(
    [shellCalls.jump, id],
    () => client.request<JumpTarget>({ path: shellCalls.jump, query: { id }, silent: true, isFinal: true }),
    { revalidateOnFocus: false },
  )
  const address = data && outsideAddress(data.url, window.location.origin)
  const isOwn = data !== undefined && isOwnPath(data.url)
  useEffect(() => {
    if (isOwn) navigate(data.url, { replace: true })
    else if (address) window.location.replace(address.href)
    else if (data) navigate('/404', { replace: true })
  }, [data, isOwn, address, navigate])
  return (
    <PublicPage>
      {error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <PageLoading label={t('pages.loading')} />}
    </PublicPage>
  )
}
