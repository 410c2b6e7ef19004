import { type FileField, label, type StoredFile } from '@bip/contract'
import { MultiRecordCombo, PersonCombo } from '@bip/pickers'
import { FileInput, useAdapter, useBrowse } from '@bip/records/parts'
import { useText } from '../host/useText.ts'
import type { Enclosed } from './enclosed.ts'

export type EnclosingProps = {
  value: Enclosed
  onChange: (value: Enclosed) => void
  /** What the task lets one add. */
  has: { copies: boolean; next: boolean; files: boolean }
}

/** As many as the gateway takes with one decision. */
const files: FileField = { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm'), maxCount: 20 }

/** What goes along with a decision: who reads it, who decides next, and files. */
export const Enclosing = ({ value, onChange, has }: EnclosingProps) => {
  const { t } = useText()
  const adapter = useAdapter('user')
  const browseOne = useBrowse('user')
  const browseMany = useBrowse('user', { limit: 0 })
  return (
    <>
      {has.next && (
        <PersonCombo
          label={t('enclose.next')}
          hint={t('enclose.nextHint')}
          placeholder={t('transfer.personPlaceholder')}
          adapter={adapter}
          onBrowse={browseOne}
          value={value.next}
          onChange={(next) => onChange({ ...value, next })}
        />
      )}
      {has.copies && (
        <MultiRecordCombo
          label={t('enclose.copies')}
          placeholder={t('transfer.personPlaceholder')}
          adapter={adapter}
          onBrowse={browseMany}
          value={value.copies}
          onChange={(copies) => onChange({ ...value, copies })}
        />
      )}
      {has.files && (
        <FileInput
          field={files}
          name="attachment"
          label={t('flow.attachments')}
          value={value.files}
          onChange={(given) => onChange({ ...value, files: given as readonly StoredFile[] /* what a file input hands over */ })}
          record={{}}
        />
      )}
    </>
  )
}
