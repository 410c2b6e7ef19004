import type { Core } from '@bip/contract'
import { Select } from '@bip/design-system'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { groupKeys } from './useGroups.ts'

type GroupSelectProps = { core: Core; group: string | undefined; onChange: (group: string | undefined) => void }

/** By which field a list is grouped. */
export const GroupSelect = ({ core, group, onChange }: GroupSelectProps) => {
  const { t, say } = useText()
  const options = groupKeys(core).flatMap((key) => {
    const field = fieldOf(core, key)
    return field ? [{ value: key, label: say(field.label) }] : []
  })
  if (options.length === 0) return null
  return (
    <Select
      label={t('group.by')}
      labelHidden
      size="small"
      placeholder={t('group.none')}
      options={options}
      value={group ?? null}
      isClearable
      onChange={(value) => onChange(value ?? undefined)}
    />
  )
}
