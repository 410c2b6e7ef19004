import type { RolePerson } from '@bip/contract'
import { rolePeopleList } from '@bip/contract/listings'
import { Button } from '@bip/design-system'
import { ShieldCheck, UserPlus } from '@bip/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { useSystemText } from '../useSystemText.ts'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { Panel } from './roles.styles.ts'
import { useRolePeople } from './useRolePeople.ts'

type RolePeopleProps = { id: string; name: string }

const shown = ({ status }: RolePerson) => ({ status: status === 'enabled' ? status : 'locked' })

/** The people of one role: found, added, and taken out of it, several at once. */
export const RolePeople = ({ id, name }: RolePeopleProps) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const navigate = useNavigate()
  const { add, take } = useRolePeople(id, name)
  const [isAdding, setAdding] = useState(false)
  const mayGrant = can('user_grant')
  const actions = () => (
    <>
      <Button icon={<ShieldCheck size={16} aria-hidden />} onPress={() => void navigate(`/system/role?id=${id}`)}>
        {t('rolePeople.grants')}
      </Button>
      {mayGrant && (
        <Button variant="primary" icon={<UserPlus size={16} aria-hidden />} onPress={() => setAdding(true)}>
          {t('rolePeople.add')}
        </Button>
      )}
    </>
  )
  const chosenActions = (people: readonly RolePerson[], clear: () => void) => (
    <Button size="small" variant="danger" onPress={() => void take(people, clear)}>
      {t('rolePeople.take')}
    </Button>
  )
  return (
    <Panel>
      <ListingScreen<RolePerson>
        listing={rolePeopleList}
        title={name}
        fixed={{ roleId: id }}
        parts={{ shown, actions, chosenActions: mayGrant ? chosenActions : undefined }}
      />
      {isAdding && (
        <AddPeopleDialog
          role={name}
          onAdd={async (people) => {
            await add(people)
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}
