import { type AnyRecord, coreOfQuery, type ListQuestion } from '@bip/contract'
import { lotTrace } from '@bip/contract/resources'
import { Card } from '@bip/design-system'
import { ResourceList, ResourceSlotsProvider, useHost } from '@bip/records'
import { useMemo, useState } from 'react'
import { SourceCell } from '../SourceCell.tsx'
import { useStockText } from '../useStockText.ts'

const core = coreOfQuery(lotTrace)
const slots = { cells: { sourceNo: SourceCell } }
const start: ListQuestion = { current: 1, size: 50 }

/** Below a lot: where it went, which is who is told in a recall, and where it came from. */
export const LotTraces = ({ record }: { record: AnyRecord }) => {
  const { t } = useStockText()
  const { permissions } = useHost()
  if (!permissions.has(`${lotTrace.key}_view`)) return null
  const lot = String(record.lotNo)
  return (
    <ResourceSlotsProvider of={core.key} slots={slots}>
      <Card title={t('trace.down')}>
        <Trace lot={lot} way="down" />
      </Card>
      <Card title={t('trace.up')}>
        <Trace lot={lot} way="up" />
      </Card>
    </ResourceSlotsProvider>
  )
}

const Trace = ({ lot, way }: { lot: string; way: 'up' | 'down' }) => {
  const [question, setQuestion] = useState(start)
  const fixed = useMemo(() => ({ lot, way }), [lot, way])
  return <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
}
