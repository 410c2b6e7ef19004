import { Empty } from '@bip/design-system'
import { ShieldCheck } from '@bip/design-system/icons'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useChosen } from '../../useChosen.ts'
import { useSystemText } from '../useSystemText.ts'
import { RolePeople } from './RolePeople.tsx'
import { RoleTree } from './RoleTree.tsx'
import { type RoleNode, useRoles } from './roleCalls.ts'

/** Who has which role: the roles on the left, the people of the chosen one on the right. The chosen one stands in the address. */
export const RolePeoplePage = () => {
  const { can } = useSession()
  return can('role_view') ? <PeopleOfRoles /> : <StatusPage status={403} />
}

const noRoles: never[] = []

const titleOf = (roles: readonly RoleNode[], id: string): string | undefined => {
  for (const role of roles) {
    const title = role.id === id ? role.title : titleOf(role.children, id)
    if (title !== undefined) return title
  }
  return undefined
}

const PeopleOfRoles = () => {
  const { t } = useSystemText()
  const { data = noRoles, error, isLoading, mutate } = useRoles()
  useTabLabel(t('rolePeople.title'))
  const [chosen, choose] = useChosen('id', data[0]?.id)
  const name = titleOf(data, chosen)
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <TwoPane
      title={t('rolePeople.title')}
      side={<RoleTree label={t('rolePeople.title')} roles={data} isLoading={isLoading} chosen={chosen} onChoose={choose} />}
    >
      {name === undefined ? (
        !isLoading && (
          <Empty icon={<ShieldCheck size={20} />} title={t('rolePeople.none')} description={t('rolePeople.noneHint')} />
        )
      ) : (
        <RolePeople key={chosen} id={chosen} name={name} />
      )}
    </TwoPane>
  )
}
