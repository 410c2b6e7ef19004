import type { ParameterDetail } from '@bip/contract'
import { FormField, NumberField, Select, Switch } from '@bip/design-system'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

type ParamDialogProps = { parameter: ParameterDetail; onSave: (value: string) => Promise<void>; onClose: () => void }

/** Asks for the value of one setting, by what it can hold. */
export const ParamDialog = ({ parameter, onSave, onClose }: ParamDialogProps) => {
  const { paramName, paramValue, hint, type, min, max, unit, options } = parameter
  const { t } = useSystemText()
  return (
    <FormDialog<{ paramValue: string | null }>
      title={paramName}
      size="small"
      columns={1}
      start={{ paramValue }}
      onSave={({ paramValue: value }) => onSave(value ?? '')}
      onClose={onClose}
    >
      <FormField
        name="paramValue"
        label={unit ? `${t('params.value')} (${unit})` : t('params.value')}
        rules={{ required: type !== 'boolean' }}
        render={(field) => {
          if (type === 'choice') return <Select {...field} hint={hint} options={options ?? []} />
          if (type === 'number')
            return <NumberField {...field} hint={hint} min={String(min)} max={String(max)} precision={0} autoFocus />
          return (
            <Switch {...field} hint={hint} value={field.value === 'true'} onChange={(isOn) => field.onChange(String(isOn))} />
          )
        }}
      />
    </FormDialog>
  )
}
