import type { BooleanField } from '@bip/contract'
import { RadioGroup } from '@bip/design-system'
import { useText } from '../../host/useText.ts'
import { valuesOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** Yes or no; applies at once. */
export const BooleanFilter = ({ label, value, onChange, close }: FilterProps<BooleanField>) => {
  const { t } = useText()
  return (
    <RadioGroup
      label={label}
      value={valuesOf(value)[0] ?? null}
      options={[
        { value: 'true', label: t('value.yes') },
        { value: 'false', label: t('value.no') },
      ]}
      onChange={(chosen) => {
        onChange(chosen ?? undefined)
        close()
      }}
    />
  )
}
