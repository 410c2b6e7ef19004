import type { FileField, StoredFile } from '@bip/contract'
import { Button, IconButton } from '@bip/design-system'
import { History, Paperclip } from '@bip/design-system/icons'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { Inline, Muted } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'
import { filesOf, sizeText } from './files.ts'
import { useFilePreview } from './preview/useFilePreview.tsx'
import { useStoredFiles } from './useStoredFiles.ts'
import { useFileVersions } from './versions/useFileVersions.tsx'

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Size = styled.span`
  color: var(--text-faint);
  font-size: 12px;
`

const Cell = ({ value }: ViewProps<FileField>) => {
  const { t } = useText()
  const files = filesOf(value)
  if (files.length === 0) return <Blank />
  return (
    <Inline title={files.map(({ name }) => name).join('\n')}>
      <Paperclip size={14} aria-hidden />
      <Muted>{t('value.files', { count: files.length })}</Muted>
    </Inline>
  )
}

type OneProps = { file: StoredFile; onOpen: (file: StoredFile) => void; onVersions: (file: StoredFile) => void; versions: string }

const One = ({ file, onOpen, onVersions, versions }: OneProps) => (
  <Inline>
    <Paperclip size={14} aria-hidden />
    <span>
      <a
        href={file.url}
        onClick={(event) => {
          event.preventDefault()
          onOpen(file)
        }}
      >
        {file.name}
      </a>{' '}
      <Size>
        {sizeText(file.size)}
        {file.version && ` · V${file.version}`}
      </Size>
    </span>
    {file.version && (
      <IconButton size="small" icon={<History size={14} aria-hidden />} label={versions} onPress={() => onVersions(file)} />
    )}
  </Inline>
)

const Display = ({ value, field }: ViewProps<FileField>) => {
  const { t, say } = useText()
  const { saveAll } = useStoredFiles()
  const { open, dialog } = useFilePreview()
  const versions = useFileVersions()
  const files = filesOf(value)
  if (files.length === 0) return <Blank />
  return (
    <>
      <List>
        {files.map((file) => (
          <li key={file.id}>
            <One
              file={file}
              onOpen={(one) => open(one, files)}
              onVersions={versions.open}
              versions={t('file.versionsOf', { name: file.name })}
            />
          </li>
        ))}
      </List>
      {files.length > 1 && (
        <Button size="small" variant="quiet" onPress={() => saveAll(files, say(field.label))}>
          {t('file.downloadAll')}
        </Button>
      )}
      {dialog}
      {versions.dialog}
    </>
  )
}

export const fileView: KindView<FileField> = {
  text: ({ value }) =>
    filesOf(value)
      .map(({ name }) => name)
      .join(', '),

  align: 'start',
  width: 110,
  span: 'full',
  formSpan: 2,
  Cell,
  Display,
  Summary: () => null,
}
