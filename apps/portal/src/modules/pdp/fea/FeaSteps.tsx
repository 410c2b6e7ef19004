import type { AnyRecord } from '@bip/contract'
import { dcFea, feaProcess } from '@bip/contract/resources'
import { Card, Steps } from '@bip/design-system'
import { useDictionary, useHost, wordOf } from '@bip/records'
import useSWR from 'swr'
import { feaStepOf, feaSteps } from './feaStep.ts'
import { useFeaText } from './useFeaText.ts'

/** How far an assessment is, and what is next: scored, its problems closed, concluded, decided. */
export const FeaSteps = ({ record }: { record: AnyRecord }) => {
  const { t } = useFeaText()
  const { client } = useHost()
  const { entries } = useDictionary('DC_PDP_FEA_CONCLUSION')
  const { data } = useSWR(['about', dcFea.key, feaProcess.path, record.id, record.version, record.weightedScore], () =>
    client.request<Record<string, string | null>>({ path: feaProcess.path, query: { id: record.id }, silent: true }),
  )
  const figure = (key: string): number => Number(data?.[key] ?? 0)
  const conclusion = record.feaEvaluationConclusion ? wordOf(entries, String(record.feaEvaluationConclusion)) : ''
  const [items, scored, openProblems] = [figure('items'), figure('scored'), figure('openProblems')]
  const descriptions = {
    score: t('steps.scored', { scored, items }),
    problems: t('steps.open', { count: openProblems }),
    conclude: conclusion || t('pending'),
    decide: record.auditorId ? (record._labels?.auditorId ?? '') : t('steps.undecided'),
  }
  if (!data) return null
  return (
    <Card title={t('steps.title')}>
      <Steps
        aria-label={t('steps.title')}
        items={feaSteps.map((key) => ({ key, label: t(`steps.${key}`), description: descriptions[key] }))}
        active={feaStepOf({ status: String(record.feaStatus), items, scored, openProblems, hasConclusion: conclusion !== '' })}
      />
    </Card>
  )
}
