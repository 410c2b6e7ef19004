import type { UserInfo } from '@bip/contract'
import { useLocale } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { Whose } from './Shell.styles.ts'

/** Who is signed in, as whom and where: the head of the personal menu. */
export const WhoseMenu = ({ user }: { user: UserInfo }) => {
  const { t } = useText()
  const { locale } = useLocale()
  const roles = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(user.roles)
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
