import { type ListQuestion, plus, questionToWire } from '@bip/contract'
import { Button } from '@bip/design-system'
import { Download } from '@bip/design-system/icons'
import { saveFile } from '@bip/records'
import { useState } from 'react'
import { client } from '../../../app/client.ts'
import { useSystemText } from '../useSystemText.ts'

/** Takes all that a log's question matches along as xlsx. */
export const LogExport = ({ question }: { question: ListQuestion }) => {
  const { t } = useSystemText()
  const [isExporting, setExporting] = useState(false)
  const save = async (): Promise<void> => {
    setExporting(true)
    try {
      const { current: _page, size: _size, ...query } = questionToWire(question)
      const { blob, name } = await client.request({ path: plus.logExport, query, as: 'blob' })
      saveFile(blob, name)
    } catch {
      // The client has said why.
    } finally {
      setExporting(false)
    }
  }
  return (
    <Button icon={<Download size={16} aria-hidden />} isLoading={isExporting} onPress={() => void save()}>
      {t('common.export')}
    </Button>
  )
}
