import { Button, Menu } from '@bip/design-system'
import { Rows3 } from '@bip/design-system/icons'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { laneByIn, laneChoices, lanesName } from './lanes.ts'
import { useOppsText } from './useOppsText.ts'

/** What the board is cut into lanes by; kept in the address. */
export const LaneMenu = () => {
  const { t } = useOppsText()
  const [search, setSearch] = useSearchParams()
  const laneBy = laneByIn(search)
  return (
    <Menu
      label={t('lanes.label')}
      items={laneChoices.map((key) => ({ key, label: t(`lanes.${key}`), isSelected: key === laneBy }))}
      onAction={(key) => {
        const params = new URLSearchParams(search)
        if (key === 'none') params.delete(lanesName)
        else params.set(lanesName, key)
        startTransition(() => setSearch(params, { replace: true }))
      }}
      trigger={
        <Button variant="quiet" icon={<Rows3 size={16} aria-hidden />}>
          {t(`lanes.${laneBy}`)}
        </Button>
      }
    />
  )
}
