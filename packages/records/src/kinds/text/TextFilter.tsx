import { Button, TextField } from '@bip/design-system'
import { useState } from 'react'
import { useText } from '../../host/useText.ts'
import { FilterFoot, FilterForm } from '../filter.styles.ts'
import type { FilterProps } from '../types.ts'

/** Part of a text; applies on Enter. */
export const TextFilter = ({ label, value, onChange, close }: FilterProps) => {
  const { t } = useText()
  const [text, setText] = useState(typeof value === 'string' ? value : '')
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault()
        onChange(text.trim() === '' ? undefined : text.trim())
        close()
      }}
    >
      <TextField label={`${label} · ${t('filter.contains')}`} value={text} onChange={setText} autoFocus isClearable />
      <FilterFoot>
        <Button type="submit" size="small" variant="primary">
          {t('filter.apply')}
        </Button>
      </FilterFoot>
    </FilterForm>
  )
}
