import { coreOfQuery, type ListQuestion } from '@bip/contract'
import { stockExplained } from '@bip/contract/resources'
import { Drawer } from '@bip/design-system'
import { ResourceList, ResourceSlotsProvider } from '@bip/records'
import { useMemo, useState } from 'react'
import { SourceCell } from '../SourceCell.tsx'
import { useStockText } from '../useStockText.ts'

const core = coreOfQuery(stockExplained)
const slots = { cells: { sourceNo: SourceCell } }
const start: ListQuestion = { current: 1, size: 50 }

type ExplainedProps = {
  /** Which stock, as JSON of the pivot's narrowing; null for none. */ asked: string | null
  name: string
  onClose: () => void
}

const read = (asked: string): Record<string, string> => {
  try {
    const found: unknown = JSON.parse(asked)
    return found && typeof found === 'object'
      ? Object.fromEntries(Object.entries(found).map(([key, value]) => [key, String(value)]))
      : {}
  } catch {
    return {}
  }
}

/** The entries that a figure is the sum of; each number of a document leads to it. */
export const Explained = ({ asked, name, onClose }: ExplainedProps) => {
  const { t } = useStockText()
  const [question, setQuestion] = useState(start)
  const fixed = useMemo(() => (asked ? read(asked) : {}), [asked])
  return (
    <Drawer isOpen={asked !== null} title={t('pivot.explained', { name })} size={920} onClose={onClose}>
      {asked !== null && (
        <ResourceSlotsProvider of={core.key} slots={slots}>
          <ResourceList key={asked} core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
        </ResourceSlotsProvider>
      )}
    </Drawer>
  )
}
