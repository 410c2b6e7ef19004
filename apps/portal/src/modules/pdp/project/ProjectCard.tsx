import type { AnyRecord } from '@bip/contract'
import { StatusDot, useLocale } from '@bip/design-system'
import { useDictionary, wordOf } from '@bip/records'
import { CardName, CardRoot } from '../../boardCard.styles.ts'
import { healthIn, healthTone } from './healthWords.ts'
import { CardLine } from './ProjectCard.styles.ts'
import { useProjectText } from './useProjectText.ts'

/** What a card says of a project: what, for whom, how it stands, how far it is and until when. */
export const ProjectCard = ({ record }: { record: AnyRecord }) => {
  const { t } = useProjectText()
  const { formatDate } = useLocale()
  const { entries } = useDictionary('DC_PDP_HEALTH')
  const health = healthIn(record.health)
  const end = String(record.forecastEnd ?? record.planEnd ?? '')
  const late = Number(record.delayedCount ?? 0)
  return (
    <CardRoot>
      <CardName>{String(record.projectName ?? '')}</CardName>
      <CardLine>{record._labels?.customerId}</CardLine>
      <CardLine>
        {health && <StatusDot tone={healthTone[health]}>{wordOf(entries, health)}</StatusDot>}
        <span data-late={late > 0 || undefined}>{late > 0 ? t('board.lateItems', { count: late }) : ''}</span>
      </CardLine>
      <CardLine>
        <span>{record._labels?.managerId}</span>
        <span>
          {String(record.progress ?? 0)}% · {end && formatDate(end)}
        </span>
      </CardLine>
    </CardRoot>
  )
}
