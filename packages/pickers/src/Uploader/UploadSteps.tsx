import { Steps, useLocale } from '@bip/design-system'
import type { UploadItem } from './engine/types.ts'
import { uploaderTexts as texts } from './uploader.texts.ts'

const order = ['choose', 'check', 'send', 'verify'] as const

const names = { choose: 'stepChoose', check: 'stepCheck', send: 'stepSend', verify: 'stepVerify' } as const

/** At which step a file is; one that failed or was stopped is still to be sent. */
const stepOf = ({ status, phase }: UploadItem): number => {
  if (status === 'success') return order.length
  if (status === 'waiting') return order.indexOf('check')
  if (status !== 'uploading') return order.indexOf('send')
  return order.indexOf(phase === 'checking' ? 'check' : phase === 'finishing' ? 'verify' : 'send')
}

/** How far large files are: the step of whichever is furthest behind. */
export const UploadSteps = ({ items }: { items: readonly UploadItem[] }) => {
  const { t } = useLocale()
  if (items.length === 0) return null
  const active = Math.min(...items.map(stepOf))
  return <Steps items={order.map((key) => ({ key, label: t(texts[names[key]]) }))} active={active} />
}
