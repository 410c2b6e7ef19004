import type { AnyRecord } from '@bip/contract'
import { dataReview, reviewNotice, reviewRemark } from '@bip/contract/resources'
import { Card, Steps } from '@bip/design-system'
import { useDictionary, useList, wordOf } from '@bip/records'
import { useMemo } from 'react'
import { reviewStepOf, reviewSteps } from './reviewStep.ts'
import { useReviewText } from './useReviewText.ts'

/** So many are looked at; a review with more has other troubles than its steps. */
const maxRows = 1000

/** How far a review is, and what is next: its documents, invitations, marks, replies, conclusion and minutes. */
export const ReviewSteps = ({ record }: { record: AnyRecord }) => {
  const { t } = useReviewText()
  const { entries } = useDictionary('DC_PDP_REVIEW_CONCLUSION')
  const question = useMemo(() => ({ filters: { reviewId: record.id }, size: maxRows }), [record.id])
  const { page: documents } = useList(dataReview, question)
  const { page: notices } = useList(reviewNotice, question)
  const { page: marks } = useList(reviewRemark, question)
  const count = (page: typeof marks, key: string, ...states: string[]): number =>
    page?.records.filter((row) => states.includes(String(row[key]))).length ?? 0
  const invited = count(notices, 'noticeStatus', 'sent', 'accepted', 'declined')
  const [open, replied] = [count(marks, 'remarkStatus', 'open'), count(marks, 'remarkStatus', 'replied')]
  const descriptions = {
    documents: t('steps.count', { count: documents?.total ?? 0 }),
    invite: t('steps.invited', { invited, accepted: count(notices, 'noticeStatus', 'accepted') }),
    mark: t('steps.marks', { count: marks?.total ?? 0 }),
    verify: t('steps.waiting', { open, replied }),
    conclude: record.conclusion ? wordOf(entries, String(record.conclusion)) : '',
    minutes: record.reviewStatus === 'concluded' ? t('minutes') : '',
  }
  if (!documents || !notices || !marks) return null
  return (
    <Card title={t('steps.title')}>
      <Steps
        aria-label={t('steps.title')}
        items={reviewSteps.map((key) => ({ key, label: t(`steps.${key}`), description: descriptions[key] }))}
        active={reviewStepOf({
          ...{ status: String(record.reviewStatus), documents: documents.total, invited },
          ...{ marks: marks.total, openMarks: open + replied },
        })}
      />
    </Card>
  )
}
