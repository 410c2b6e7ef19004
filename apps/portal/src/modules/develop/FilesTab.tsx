import { CodeBlock, DiffView, Empty, Tag } from '@bip/design-system'
import { FileCode } from '@bip/design-system/icons'
import type { GeneratedFile } from '@bip/develop'
import { useState } from 'react'
import { Files } from './develop.styles.ts'
import { useDevelopText } from './useDevelopText.ts'

const languageOf = (path: string) => (path.endsWith('.sql') ? 'sql' : path.endsWith('.json') ? 'json' : 'ts')

/** What would be written: new files whole, the others as what changes. */
export const FilesTab = ({ files }: { files: readonly GeneratedFile[] | null }) => {
  const { t } = useDevelopText()
  const [chosen, setChosen] = useState('')
  if (!files) return <Empty icon={<FileCode size={20} />} title={t('noFiles')} description={t('noFilesHint')} />
  const file = files.find(({ path }) => path === chosen) ?? files[0]
  return (
    <Files>
      <ul>
        {files.map(({ path, before }) => (
          <li key={path}>
            <button type="button" aria-pressed={path === file?.path} onClick={() => setChosen(path)}>
              <Tag tone={before === null ? 'success' : 'info'}>{t(before === null ? 'newFile' : 'changedFile')}</Tag>
              <span>{path}</span>
            </button>
          </li>
        ))}
      </ul>
      {file &&
        (file.before === null ? (
          <CodeBlock code={file.after} language={languageOf(file.path)} title={file.path} maxHeight={560} />
        ) : (
          <DiffView before={file.before} after={file.after} maxHeight={560} />
        ))}
    </Files>
  )
}
