import type { AnyRecord, ListQuestion } from '@bip/contract'
import { Card } from '@bip/design-system'
import { ResourceList, useHost, useResource } from '@bip/records'
import { useMemo, useState } from 'react'
import { useMaterialsText } from '../useMaterialsText.ts'

const start: ListQuestion = { current: 1, size: 50 }

/** Below a proposal: what else is proposed for its material, and the demand and supply that it comes from, day by day. */
export const MaterialPlan = ({ record }: { record: AnyRecord }) => {
  const { t } = useMaterialsText()
  const { permissions } = useHost()
  const materialId = String(record.materialId)
  return (
    <>
      <Card title={t('planner.otherProposals')}>
        <Rows of="mrpProposal" materialId={materialId} />
      </Card>
      {permissions.has('mrpProjection_view') && (
        <Card title={t('planner.title', { name: record._labels?.materialId ?? '' })}>
          <Rows of="mrpProjection" materialId={materialId} />
        </Card>
      )}
    </>
  )
}

/** The rows of a resource or query that are about a material. */
const Rows = ({ of, materialId }: { of: string; materialId: string }) => {
  const core = useResource(of)
  const [question, setQuestion] = useState(start)
  const fixed = useMemo(() => ({ materialId }), [materialId])
  if (!core) return null
  return <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
