import { SegmentedControl } from '@bip/design-system'
import { useState } from 'react'
import { useSystemText } from '../useSystemText.ts'
import { FileList } from './FileList.tsx'
import { FileUseList } from './FileUseList.tsx'

/** What was uploaded with the records that hold it, or how much room it takes by person. */
export const FilePage = () => {
  const { t } = useSystemText()
  const [view, setView] = useState<'files' | 'people'>('files')
  const choice = (
    <SegmentedControl
      label={t('files.view')}
      value={view}
      onChange={setView}
      items={[
        { value: 'files', label: t('files.title') },
        { value: 'people', label: t('files.byPerson') },
      ]}
    />
  )
  return view === 'files' ? <FileList actions={choice} /> : <FileUseList actions={choice} />
}
