import { plus, type RegistrationClash } from '@bip/contract'
import { Alert, Button, Dialog, List, useConfirm, useLocale, useToast } from '@bip/design-system'
import { useState } from 'react'
import { useAuth } from '../../../app/auth.tsx'
import { useSession } from '../../../app/session.tsx'
import { useAnswer, write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'

/** Says that strangers asked for accounts that exist, and who they are; nothing where none did. */
export const Clashes = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const mayDecide = can('user_auditPass') || can('user_auditRefuse')
  const { data: clashes = [], mutate } = useAnswer<RegistrationClash[]>(mayDecide ? plus.registrationClashes : null)
  const [isOpen, setOpen] = useState(false)
  if (clashes.length === 0) return null
  return (
    <>
      <Alert
        tone="warning"
        title={t('clashes.title', { count: clashes.length })}
        action={
          <Button size="small" onPress={() => setOpen(true)}>
            {t('clashes.show')}
          </Button>
        }
      >
        {t('clashes.hint')}
      </Alert>
      {isOpen && (
        <Dialog
          isOpen
          title={t('clashes.list')}
          onClose={() => setOpen(false)}
          footer={(close) => <Button onPress={close}>{t('clashes.close')}</Button>}
        >
          <ClashList clashes={clashes} onDecided={() => void mutate()} />
        </Dialog>
      )}
    </>
  )
}

type ClashListProps = { clashes: readonly RegistrationClash[]; onDecided: () => void }

const ClashList = ({ clashes, onDecided }: ClashListProps) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const confirm = useConfirm()
  const toast = useToast()
  const refuse = async ({ id, realName }: RegistrationClash): Promise<void> => {
    const title = t('clashes.refuseAsk', { name: realName })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('clashes.refuse') }))) return
    try {
      await write(plus.refuseClashes, { ids: [id] }, { tell: true })
      toast.success(t('clashes.refused'))
    } catch {
      // The client has said why; the list tells how it stands now.
    }
    onDecided()
  }
  const about = ({ phone, email, holderName, count, at }: RegistrationClash): string =>
    [
      phone,
      email,
      holderName && t('clashes.holder', { name: holderName }),
      t('clashes.times', { count, at: formatDateTime(at, { timeZone }) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <List
      label={t('clashes.list')}
      items={clashes.map((clash) => ({
        key: clash.id,
        title: t('clashes.asked', { name: clash.realName, account: clash.account }),
        description: about(clash),
        actions: can('user_auditRefuse') && (
          <Button size="small" onPress={() => void refuse(clash)}>
            {t('clashes.refuse')}
          </Button>
        ),
      }))}
    />
  )
}
