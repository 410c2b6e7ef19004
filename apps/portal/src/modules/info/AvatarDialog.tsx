import { Button, Dialog, Slider } from '@bip/design-system'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useText } from '../../app/useText.ts'
import { CropStage } from './InfoPage.styles.ts'

type AvatarDialogProps = {
  file: File
  isBusy: boolean
  onSave: (area: Area) => void
  onClose: () => void
}

const maxZoom = 4

/** The square of a picture that becomes the avatar: moved by pointer or arrows, made larger by wheel, fingers or the slider. */
export const AvatarDialog = ({ file, isBusy, onSave, onClose }: AvatarDialogProps) => {
  const { t } = useText()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Dialog
      isOpen
      title={t('info.crop')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('info.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} isDisabled={!area} onPress={() => area && onSave(area)}>
            {t('info.useAvatar')}
          </Button>
        </>
      }
    >
      <CropStage>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('info.cropArea') }}
          />
        )}
      </CropStage>
      <Slider label={t('info.zoom')} value={zoom} onChange={setZoom} min={1} max={maxZoom} step={0.1} />
    </Dialog>
  )
}
