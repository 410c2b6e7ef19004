import { enumerated, type HomeUser, shellCalls } from '@bip/contract'
import { Card, Descriptions, PageHeader, Skeleton, useLocale } from '@bip/design-system'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { ContactCard } from './ContactCard.tsx'
import { Info } from './InfoPage.styles.ts'
import { PictureCard } from './PictureCard.tsx'

/** What the caller may know of themselves, and the little of it that they may change. */
export const InfoPage = () => {
  const { t } = useText()
  const { language } = usePreferences()
  useTabLabel(t('info.title'))
  const { data, error, mutate } = useSWR<HomeUser, Error>([shellCalls.homeUser, language], () =>
    client.request<HomeUser>({ path: shellCalls.homeUser, silent: true }),
  )
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <Info>
      <PageHeader title={t('info.title')} />
      {data ? (
        <>
          <PictureCard me={data} onSaved={() => mutate()} />
          <AccountCard me={data} />
          <ContactCard me={data} onSaved={() => mutate()} />
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </Info>
  )
}

/** What others keep of somebody: account, department, roles. */
const AccountCard = ({ me }: { me: HomeUser }) => {
  const { t } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const { language } = usePreferences()
  const text = (key: 'account' | 'deptName' | 'postName', label: string) => ({ key, label, content: me[key] })
  return (
    <Card title={t('info.account')}>
      <Descriptions
        columns={2}
        items={[
          text('account', t('login.account')),
          text('deptName', t('info.department')),
          text('postName', t('info.post')),
          { key: 'roles', label: t('roles.title'), content: enumerated(me.roles, language) },
          {
            key: 'last',
            label: t('info.lastSignIn'),
            content: me.lastSignInAt && formatDateTime(me.lastSignInAt, { timeZone }),
          },
        ]}
      />
    </Card>
  )
}
