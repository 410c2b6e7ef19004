import { Button, Result } from '@bip/design-system'
import { RecordsProvider } from '@bip/records'
import { ProcessTrack } from '@bip/workflow'
import { useSearchParams } from 'react-router-dom'
import { useAuth } from '../../app/auth.tsx'
import { SessionProvider } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { loginAddress } from '../../app/wanted.ts'
import { PublicPage } from '../../pages/PublicPage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'

const isId = (text: string | null): text is string => /^[\w-]{1,64}$/.test(text ?? '')

/** `/process-priview?processInsId=`: the diagram of a process. The page is public, what it shows needs a session that may see it. */
export const ProcessPreviewPage = () => {
  const { t } = useText()
  const { isSignedIn } = useAuth()
  const [search] = useSearchParams()
  const id = search.get('processInsId') ?? search.get('processInstanceId')
  if (!isId(id))
    return (
      <PublicPage>
        <Result status={404} title={t('pages.notFound')} description={t('pages.notFoundHint')} />
      </PublicPage>
    )
  if (!isSignedIn)
    return (
      <PublicPage>
        <Result
          status={403}
          title={t('pages.signInFirst')}
          description={t('pages.signInFirstHint')}
          action={
            <Button variant="primary" onPress={() => window.location.assign(loginAddress(window.location))}>
              {t('login.title')}
            </Button>
          }
        />
      </PublicPage>
    )
  return (
    <SessionProvider>
      <PublicPage title={t('pages.process')}>
        <Track id={id} />
      </PublicPage>
    </SessionProvider>
  )
}

const Track = ({ id }: { id: string }) => {
  const host = useRecordsHost()
  return (
    <RecordsProvider host={host}>
      <ProcessTrack processInstanceId={id} />
    </RecordsProvider>
  )
}
