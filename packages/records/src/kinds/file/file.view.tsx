import type { FileField, StoredFile } from '@bip/contract'
import { Paperclip } from '@bip/design-system/icons'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { Inline, Muted } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'
import { filesOf, sizeText } from './files.ts'
import { useStoredFiles } from './useStoredFiles.ts'

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

const One = ({ file }: { file: StoredFile }) => {
  const { save } = useStoredFiles()
  return (
    <Inline>
      <Paperclip size={14} aria-hidden />
      <span>
        <a
          href={file.url}
          onClick={(event) => {
            event.preventDefault()
            save(file)
          }}
        >
          {file.name}
        </a>{' '}
        <Size>{sizeText(file.size)}</Size>
      </span>
    </Inline>
  )
}

const Display = ({ value }: ViewProps<FileField>) => {
  const files = filesOf(value)
  if (files.length === 0) return <Blank />
  return (
    <List>
      {files.map((file) => (
        <li key={file.id}>
          <One file={file} />
        </li>
      ))}
    </List>
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
