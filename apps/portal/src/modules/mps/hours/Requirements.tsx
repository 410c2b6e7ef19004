import type { HoursOperation } from '@bip/contract/resources'
import { Required } from './hours.styles.ts'
import { useHoursText } from './useHoursText.ts'

/** What is asked for beyond the drawing of an operation. */
export const Requirements = ({ operation }: { operation: HoursOperation }) => {
  const { t } = useHoursText()
  return operation.requirements.map((text) => <Required key={text}>{t('requirement', { text })}</Required>)
}
