import { type PdaRelease, shellCalls } from '@bip/contract'
import { Alert, Button, Dialog, QRCode } from '@bip/design-system'
import useSWR from 'swr'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { safeAddress } from '../guard/safeAddress.ts'
import { Centred } from './Shell.styles.ts'

/** px */
const side = 300

/** The newest handheld app, to be scanned by the device that is to have it. */
export const AppDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  const { data, error } = useSWR<PdaRelease, Error>([shellCalls.pdaLatest], () =>
    client.request<PdaRelease>({ path: shellCalls.pdaLatest, silent: true }),
  )
  const own = window.location.origin
  // The administrator names the address; it may be any store's, as long as it is an address of the web.
  const given = data?.downloadUrl ?? ''
  const url = URL.canParse(given, own) ? safeAddress(given, own, [new URL(given, own).origin]) : undefined
  return (
    <Dialog
      isOpen
      size="small"
      title={t('handheld.download')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('devices.close')}</Button>}
    >
      <Centred>
        {error || (data && !url) ? (
          <Alert tone="danger">{t('handheld.failed')}</Alert>
        ) : (
          <QRCode
            value={url?.href ?? own}
            size={side}
            status={url ? 'active' : 'loading'}
            caption={data ? t('handheld.scan', { version: data.version }) : undefined}
            hasTools={Boolean(url)}
            fileName="bip-app"
          />
        )}
      </Centred>
    </Dialog>
  )
}
