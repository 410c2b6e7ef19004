import { type AnyRecord, type ListQuestion, permissionCode } from '@bip/contract'
import { talentFollowRecord } from '@bip/contract/resources'
import { Drawer, useToast } from '@bip/design-system'
import { PhoneCall } from '@bip/design-system/icons'
import { HeadAction, ResourceForm, ResourceList } from '@bip/records'
import { useMemo, useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { useTalentText } from '../useTalentText.ts'

/** A drawer beside the candidate: what was said so far, and what is said now. */
export const FollowUp = ({ record }: { record: AnyRecord }) => {
  const { t } = useTalentText()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!can(permissionCode(talentFollowRecord, 'add'))) return null
  return (
    <>
      <HeadAction isFrequent Icon={PhoneCall} label={t('follow.open')} onPress={() => setOpen(true)} />
      <Drawer
        isOpen={isOpen}
        size="large"
        title={t('follow.title', { name: String(record.candidateName) })}
        onClose={() => setOpen(false)}
      >
        <FollowUps candidateId={record.id} onSaved={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

const FollowUps = ({ candidateId, onSaved }: { candidateId: string; onSaved: () => void }) => {
  const { t } = useTalentText()
  const toast = useToast()
  const [question, setQuestion] = useState<ListQuestion>({ size: 10 })
  const fixed = useMemo(() => ({ candidateId }), [candidateId])
  return (
    <>
      <ResourceForm
        core={talentFollowRecord}
        defaults={fixed}
        onSaved={() => {
          toast.success(t('follow.saved'))
          onSaved()
        }}
        onCancel={onSaved}
      />
      <h2>{t('follow.history')}</h2>
      <ResourceList core={talentFollowRecord} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
    </>
  )
}
