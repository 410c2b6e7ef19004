import { type AnyRecord, permissionCode } from '@bip/contract'
import { user } from '@bip/contract/resources'
import { useState } from 'react'
import { useAuth } from '../../../app/auth.tsx'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { CreateScreen } from '../../RecordScreens.tsx'
import { write } from '../calls.ts'
import { FirstPassword } from '../FirstPassword.tsx'
import { useSystemText } from '../useSystemText.ts'

type Made = { account: string; password?: string; leave: () => void }
type Reset = { results: readonly { data?: { password?: string } }[] }

/** Makes an account and, for those who may, its first password: without one nobody can sign in. */
export const NewUser = () => {
  const { t } = useSystemText()
  const { t: common } = useText()
  const { can, user: self } = useSession()
  const { settings } = useAuth()
  const [made, setMade] = useState<Made | null>(null)
  const give = async ({ id, account, status }: AnyRecord, leave: () => void): Promise<void> => {
    if (status !== 'enabled' || !can(permissionCode(user, 'resetPassword'))) {
      leave()
      return
    }
    setMade({ account: String(account), leave })
    try {
      const { results } = await write<Reset>('/blade-system/user/reset-password', { ids: [id] }, { tell: true })
      const password = results[0]?.data?.password
      if (!password) throw new Error(`The password of ${String(account)} was not answered.`)
      setMade({ account: String(account), password, leave })
    } catch {
      // The client has said why; the account stands, and its page offers the same again.
      leave()
    }
  }
  // Where the address does not lead to the tenant, signing in asks for its number.
  const tenantId = self && self.tenantId !== settings.tenantId ? self.tenantId : undefined
  return (
    <>
      <CreateScreen core={user} onMade={(record, leave) => void give(record, leave)} />
      {made && (
        <FirstPassword
          title={t('users.made')}
          hint={t('users.firstHint')}
          items={
            made.password === undefined
              ? undefined
              : [
                  ...(tenantId === undefined ? [] : [{ label: common('login.tenant'), text: tenantId }]),
                  { label: t('users.account'), text: made.account },
                  { label: t('users.password'), text: made.password },
                ]
          }
          onClose={made.leave}
        />
      )}
    </>
  )
}
