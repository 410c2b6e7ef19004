import type { FileField } from '@bip/contract'
import { Uploader } from '@bip/pickers/uploader'
import { reasonOf } from '../../data/errors.ts'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'
import { filesOf } from './files.ts'
import { useFilePreview } from './preview/useFilePreview.tsx'
import { useStoredFiles } from './useStoredFiles.ts'
import { useTransport } from './useTransport.ts'
import { useFileVersions } from './versions/useFileVersions.tsx'

/** MB from which a file takes long enough to be told in steps. */
const large = 100

/** Files of a record: uploaded as they are added, listed with their progress, taken off before saving. */
export const FileInput = (props: InputProps<FileField>) => {
  const { field, value, onChange } = props
  const { accept, maxSizeMB, maxCount = 9 } = field
  const { t } = useText()
  const { pictureOf } = useStoredFiles()
  const { open, dialog } = useFilePreview()
  const files = filesOf(value)
  const transport = useTransport()
  const versions = useFileVersions({
    accept,
    maxBytes: maxSizeMB === undefined ? undefined : maxSizeMB * 1024 * 1024,
    onChange: (next, before) => onChange(files.map((file) => (file.id === before.id ? next : file))),
  })
  const look = accept === 'image/*' ? 'wall' : maxCount === 1 ? 'button' : (maxSizeMB ?? 0) >= large ? 'steps' : 'list'
  const takesPictures = !accept || accept.includes('image/')
  return (
    <>
      <Uploader
        {...controlOf(props)}
        busyText={t('file.wait')}
        value={files}
        onChange={onChange}
        rules={{ accept, maxCount, maxSizeMB }}
        transport={transport}
        describe={reasonOf}
        look={look}
        takesFolders={maxCount > 1}
        takesPhotos={takesPictures}
        onOpen={(file) => open(file, files)}
        onVersions={versions.open}
        pictureOf={pictureOf}
      />
      {dialog}
      {versions.dialog}
    </>
  )
}
