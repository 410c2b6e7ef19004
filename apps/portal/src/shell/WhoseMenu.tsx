import { enumerated, type UserInfo } from '@bip/contract'
import { useText } from '../app/useText.ts'
import { Whose } from './Shell.styles.ts'

/** Who is signed in, as whom and where: the head of the personal menu. */
export const WhoseMenu = ({ user }: { user: UserInfo }) => {
  const { t, language } = useText()
  const roles = enumerated(user.roles, language)
  const at = [user.deptName, user.postName].filter(Boolean).join(' · ')
  return (
    <Whose>
      <strong>{user.realName}</strong>
      <span>{user.account}</span>
      {at && <span>{at}</span>}
      {roles && <span>{t('shell.roles', { roles })}</span>}
      <span>{t('shell.tenant', { tenant: user.tenantId })}</span>
    </Whose>
  )
}
