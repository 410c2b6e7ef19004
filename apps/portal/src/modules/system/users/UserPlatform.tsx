import { Button, Card, Descriptions, FormField, Select, TextField, useToast } from '@bip/design-system'
import { Pencil } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { useAnswer, write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

type Platform = { id: string; userType: 'web' | 'app' | 'other'; userExt: string }
const userTypes = ['web', 'app', 'other'] as const

/** On which platform an account is used. */
export const UserPlatform = ({ id }: { id: string }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const toast = useToast()
  const [isEditing, setEditing] = useState(false)
  const { data, mutate } = useAnswer<Platform>('/blade-system/user/platform-detail', { id })
  if (!data) return null
  return (
    <Card
      title={t('users.platform')}
      extra={
        can('user_edit') && (
          <Button size="small" variant="quiet" icon={<Pencil size={14} aria-hidden />} onPress={() => setEditing(true)}>
            {t('common.edit')}
          </Button>
        )
      }
    >
      <Descriptions
        items={[
          { key: 'type', label: t('users.type'), content: t(`users.types.${data.userType}`) },
          { key: 'ext', label: t('users.ext'), content: data.userExt, span: 2 },
        ]}
      />
      {isEditing && (
        <FormDialog<{ userType: string | null; userExt: string }>
          title={t('users.platform')}
          size="small"
          columns={1}
          start={{ userType: data.userType, userExt: data.userExt }}
          onSave={async (values) => {
            await write('/blade-system/user/update-platform', { id, ...values })
            toast.success(t('users.saved'))
            setEditing(false)
            await mutate()
          }}
          onClose={() => setEditing(false)}
        >
          <FormField
            name="userType"
            label={t('users.type')}
            rules={{ required: true }}
            render={(field) => (
              <Select {...field} options={userTypes.map((type) => ({ value: type, label: t(`users.types.${type}`) }))} />
            )}
          />
          <FormField
            name="userExt"
            label={t('users.ext')}
            rules={{ maxLength: 500 }}
            render={(field) => <TextField {...field} />}
          />
        </FormDialog>
      )}
    </Card>
  )
}
