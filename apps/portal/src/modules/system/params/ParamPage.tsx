import { type ParameterDetail, plus } from '@bip/contract'
import { parameterList } from '@bip/contract/listings'
import { IconButton, Tag, useConfirm, useToast } from '@bip/design-system'
import { Pencil, RotateCcw } from '@bip/design-system/icons'
import { useRefresh, type ViewProps } from '@bip/records'
import { useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { type TranslateSystem, useSystemText } from '../useSystemText.ts'
import { ParamDialog } from './ParamDialog.tsx'
import { SystemState } from './SystemState.tsx'

const groups = ['signIn', 'log', 'file', 'customer', 'record'] as const
const isGroup = (name: string): name is (typeof groups)[number] => groups.some((group) => group === name)

/** A value as people read it. */
const readable = (t: TranslateSystem, { type, options, unit }: ParameterDetail, value: string): string => {
  if (type === 'boolean') return t(value === 'true' ? 'params.yes' : 'params.no')
  if (type === 'choice') return options?.find((option) => option.value === value)?.label ?? value
  return unit ? `${value} ${unit}` : value
}

/** What the tenant has set itself stands out. */
const Value = ({ value, record }: ViewProps) => (record.isSet === true ? <Tag tone="info">{String(value)}</Tag> : String(value))
const cells = { paramValue: Value }

/** The settings of the tenant, by what they are about. */
export const ParamPage = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const [edited, setEdited] = useState<ParameterDetail | null>(null)
  const store = async (key: string, value: string | null, tell = false): Promise<void> => {
    await write(plus.setParameter, { key, value }, { tell })
    toast.success(t('common.done'))
    await refresh(parameterList)
  }
  const reset = async ({ id, paramName }: ParameterDetail): Promise<void> => {
    if (!(await confirm({ title: t('params.resetAsk', { name: paramName }), confirmLabel: t('params.reset') }))) return
    await store(id, null, true).catch(() => undefined) // The client has said why.
  }
  const shown = (setting: ParameterDetail) => ({
    group: isGroup(setting.group) ? t(`params.groups.${setting.group}`) : setting.group,
    paramValue: readable(t, setting, setting.paramValue),
    initial: readable(t, setting, setting.initial),
  })
  const editing = {
    onRowPress: setEdited,
    rowActions: (setting: ParameterDetail) => (
      <>
        {setting.isSet && (
          <IconButton
            size="small"
            icon={<RotateCcw size={16} aria-hidden />}
            label={t('params.reset')}
            onPress={() => void reset(setting)}
          />
        )}
        <IconButton
          size="small"
          icon={<Pencil size={16} aria-hidden />}
          label={t('common.edit')}
          onPress={() => setEdited(setting)}
        />
      </>
    ),
  }
  return (
    <>
      <ListingScreen<ParameterDetail>
        listing={parameterList}
        cells={cells}
        parts={{ shown, note: () => can('tenant_view') && <SystemState />, ...(can('param_edit') && editing) }}
      />
      {edited && (
        <ParamDialog
          parameter={edited}
          onClose={() => setEdited(null)}
          onSave={async (value) => {
            await store(edited.id, value)
            setEdited(null)
          }}
        />
      )}
    </>
  )
}
