import { Button } from '@bip/design-system'
import { Camera, CameraOff } from '@bip/design-system/icons'
import { useStockText } from '../useStockText.ts'
import { Picture } from './scan.styles.ts'
import { useCamera } from './useCamera.ts'

type CameraScanProps = {
  isOn: boolean
  onOnChange: (isOn: boolean) => void
  /** Told each code that the camera sees, a code that stays only once in a while. */
  onCode: (code: string) => void
}

/** Scanning by the camera of the phone, for who has no scanner. What stands in the way is said, and the field above works all the same. */
export const CameraScan = ({ isOn, onOnChange, onCode }: CameraScanProps) => {
  const { t } = useStockText()
  const { video, fault } = useCamera(isOn, onCode)
  return (
    <>
      {isOn && !fault && (
        <Picture>
          <video ref={video} playsInline muted aria-label={t('scan.camera.picture')} />
        </Picture>
      )}
      {isOn && fault && <p role="alert">{t(`scan.camera.${fault}`)}</p>}
      <Button
        icon={isOn ? <CameraOff size={18} aria-hidden /> : <Camera size={18} aria-hidden />}
        onPress={() => onOnChange(!isOn)}
      >
        {t(isOn ? 'scan.camera.stop' : 'scan.camera.start')}
      </Button>
    </>
  )
}
