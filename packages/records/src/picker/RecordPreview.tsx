import type { Core } from '@bip/contract'
import { Drawer } from '@bip/design-system'
import { lookOf, reasonOf } from '../data/errors.ts'
import { MissingRecord } from '../data/MissingRecord.tsx'
import { titleOf } from '../data/titleOf.ts'
import { useRecord } from '../data/useRecord.ts'
import { Sections } from '../detail/Sections.tsx'
import { Waiting } from '../form/Waiting.tsx'
import { useText } from '../host/useText.ts'

/** One record, read beside the table. */
export const RecordPreview = ({ core, id, onClose }: { core: Core; id: string; onClose: () => void }) => {
  const { noun } = useText()
  const { record, error, retry } = useRecord(core, id)
  return (
    <Drawer isOpen size="large" title={record ? titleOf(core, record) : noun(core.label)} onClose={onClose}>
      {record && <Sections core={core} record={record} />}
      {!record && !error && <Waiting core={core} />}
      {!record && error !== undefined && (
        <MissingRecord core={core} look={lookOf(error)} reason={reasonOf(error)} onRetry={retry} onBack={onClose} />
      )}
    </Drawer>
  )
}
