import type { CalendarStation } from '@bip/contract/resources'
import { Alert } from '@bip/design-system'
import { useDictionary, wordOf } from '@bip/records'
import type { lacking } from './calendar.ts'
import { useStaffText } from './useStaffText.ts'

type StationDemandsProps = { station: CalendarStation; lacks: ReturnType<typeof lacking>; name: string }

/** What a station asks of whoever works there, and whether somebody has it, before they are scheduled. */
export const StationDemands = ({ station, lacks, name }: StationDemandsProps) => {
  const { t } = useStaffText()
  const { entries } = useDictionary('DC_LABOR_POSITION')
  const skills = station.skills.map((skill) => wordOf(entries, skill)).join(t('fill.or'))
  const asked = [skills, station.qualification].filter(Boolean).join(' + ')
  if (!lacks) return <span aria-live="polite">{t('fill.fits', { name, asked })}</span>
  return (
    <Alert tone="warning" title={t(lacks === 'skill' ? 'fill.noSkill' : 'fill.noQualification', { name })}>
      {t('fill.asked', { asked })}
    </Alert>
  )
}
