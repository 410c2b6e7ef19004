import { FormField } from '@bip/design-system'
import { MultiRecordCombo } from '@bip/pickers'
import { useAdapter } from '@bip/records/parts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

type AddPeopleDialogProps = {
  role: string
  /** Gives them the role; what the server refuses is shown in the dialog. */
  onAdd: (userIds: readonly string[]) => Promise<void>
  onClose: () => void
}

/** Chooses people for a role, as many as are wanted. */
export const AddPeopleDialog = ({ role, onAdd, onClose }: AddPeopleDialogProps) => {
  const { t } = useSystemText()
  const people = useAdapter('user')
  return (
    <FormDialog<{ people: readonly string[] }>
      title={t('rolePeople.addTo', { name: role })}
      columns={1}
      saveLabel={t('rolePeople.add')}
      start={{ people: [] }}
      onSave={({ people: chosen }) => onAdd(chosen)}
      onClose={onClose}
    >
      <FormField
        name="people"
        label={t('rolePeople.people')}
        rules={{ required: t('rolePeople.needPeople') }}
        render={(field) => <MultiRecordCombo {...field} hint={t('rolePeople.addHint')} adapter={people} autoFocus />}
      />
    </FormDialog>
  )
}
