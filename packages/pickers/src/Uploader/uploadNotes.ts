import { formatBytes, type LocaleTools } from '@bip/design-system'
import type { UploadItem } from './engine/types.ts'
import { uploaderTexts } from './uploader.texts.ts'

type Tools = Pick<LocaleTools, 't' | 'formatNumber'>

const minute = 60
const hour = 60 * minute

/** A time to come as people say it: seconds up to two minutes, then minutes, then hours. */
export const leftText = (seconds: number, { t, formatNumber }: Tools): string => {
  if (seconds < 2 * minute) return t(uploaderTexts.seconds, { n: formatNumber(seconds) })
  if (seconds < 2 * hour) return t(uploaderTexts.minutes, { n: formatNumber(Math.ceil(seconds / minute)) })
  return t(uploaderTexts.hours, { n: formatNumber(Math.ceil((seconds / hour) * 10) / 10) })
}

export const speedText = (speed: number, { formatNumber }: Tools): string => formatBytes(speed, formatNumber)

/** How much of a file is done, 0 to 100. */
export const percentOf = ({ file, sent }: Pick<UploadItem, 'file' | 'sent'>): number =>
  file.size > 0 ? Math.min(100, (sent / file.size) * 100) : 0

/** What a file is doing; undefined where its status says it all. */
export function noteOf(item: UploadItem, tools: Tools): string | undefined {
  const { status, phase, speed, remaining } = item
  if (status !== 'uploading') return undefined
  const percent = Math.floor(percentOf(item))
  if (phase === 'checking') return tools.t(uploaderTexts.checking, { percent })
  if (phase !== 'sending') return tools.t(uploaderTexts[phase])
  if (speed <= 0) return undefined
  const given = { percent, speed: speedText(speed, tools) }
  if (remaining === undefined) return tools.t(uploaderTexts.speed, given)
  return tools.t(uploaderTexts.speedLeft, { ...given, left: leftText(remaining, tools) })
}
