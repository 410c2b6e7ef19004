import { Button, Menu } from '@bip/design-system'
import { Rows3 } from '@bip/design-system/icons'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useProjectText } from './useProjectText.ts'
import { groupIn, groupings, groupName } from './views.ts'

/** What the portfolio is grouped by; kept in the address. */
export const GroupMenu = () => {
  const { t } = useProjectText()
  const [search, setSearch] = useSearchParams()
  const by = groupIn(search)
  return (
    <Menu
      label={t('group.label')}
      items={groupings.map((key) => ({ key, label: t(`group.${key}`), isSelected: key === by }))}
      onAction={(key) => {
        const params = new URLSearchParams(search)
        if (key === 'none') params.delete(groupName)
        else params.set(groupName, key)
        startTransition(() => setSearch(params, { replace: true }))
      }}
      trigger={
        <Button variant="quiet" icon={<Rows3 size={16} aria-hidden />}>
          {t(`group.${by}`)}
        </Button>
      }
    />
  )
}
