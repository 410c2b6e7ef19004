import type { MessageType } from '@bip/contract'
import { Alert, Button, Dialog, Skeleton, Switch, useToast } from '@bip/design-system'
import { useState } from 'react'
import { useText } from '../../app/useText.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { browserNotices, wishBrowserNotices } from '../../push/browserNotices.ts'
import { submitChoices, useChoices } from './messageCalls.ts'
import { Choices, ChoicesHint } from './messages.styles.ts'
import { messageTypes, typeName } from './messageTypes.ts'

/** Which messages may interrupt, and whether the browser tells of them while the portal is out of sight. */
export const NoticeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  const { data, error, mutate } = useChoices()
  const toast = useToast()
  const [browser, setBrowser] = useState(browserNotices)
  const announced = data?.announced ?? []
  const choose = async (type: MessageType, isOn: boolean): Promise<void> => {
    const next = { announced: isOn ? [...announced, type] : announced.filter((other) => other !== type) }
    try {
      // Shown at once, and taken back where it could not be stored.
      await mutate(submitChoices(next), { optimisticData: next, rollbackOnError: true, revalidate: false })
    } catch (problem) {
      toast.error(problem instanceof Error ? problem.message : String(problem))
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('messages.notices')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('devices.close')}</Button>}
    >
      {error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : null}
      {!data && !error && <Skeleton lines={5} />}
      {data && (
        <Choices>
          <ChoicesHint>{t('messages.noticesHint')}</ChoicesHint>
          {messageTypes.map((type) => (
            <Switch
              key={type}
              label={typeName(t, type)}
              value={announced.includes(type)}
              onChange={(isOn) => void choose(type, isOn)}
            />
          ))}
          <Switch
            label={t('messages.inBrowser')}
            hint={t('messages.inBrowserHint')}
            isDisabled={browser === 'unsupported' || browser === 'denied'}
            value={browser === 'on'}
            onChange={(isOn) => void wishBrowserNotices(isOn).then(setBrowser)}
          />
          {browser === 'denied' && <Alert tone="warning">{t('messages.browserDenied')}</Alert>}
          {browser === 'unsupported' && <Alert tone="info">{t('messages.browserUnsupported')}</Alert>}
        </Choices>
      )}
    </Dialog>
  )
}
