import { type ParameterDetail, plus } from '@bip/contract'
import {
  type DataColumn,
  DataList,
  Empty,
  FormField,
  IconButton,
  NumberField,
  PageHeader,
  Select,
  Switch,
  Tag,
  useConfirm,
  useToast,
} from '@bip/design-system'
import { Pencil, RotateCcw, Settings } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useAnswer, write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { type TranslateSystem, useSystemText } from '../useSystemText.ts'
import { SystemState } from './SystemState.tsx'

/** The settings of the tenant, by what they are about. */
export const ParamPage = () => {
  const { can } = useSession()
  return can('param_view') ? <Params /> : <StatusPage status={403} />
}

const noRows: never[] = []
const rowKey = ({ id }: ParameterDetail): string => id
const groups = ['signIn', 'log', 'file', 'customer', 'record'] as const
const isGroup = (name: string): name is (typeof groups)[number] => groups.some((group) => group === name)

/** A value as people read it. */
const shown = (t: TranslateSystem, { type, options, unit }: ParameterDetail, value: string): string => {
  if (type === 'boolean') return t(value === 'true' ? 'params.yes' : 'params.no')
  if (type === 'choice') return options?.find((option) => option.value === value)?.label ?? value
  return unit ? `${value} ${unit}` : value
}

const Params = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const confirm = useConfirm()
  const toast = useToast()
  const [edited, setEdited] = useState<ParameterDetail | null>(null)
  const { data, error, isLoading, mutate } = useAnswer<ParameterDetail[]>(plus.parameters)
  useTabLabel(t('params.title'))
  const columns = useMemo(
    (): DataColumn<ParameterDetail>[] => [
      {
        key: 'group',
        header: t('params.group'),
        width: 130,
        value: ({ group }) => (isGroup(group) ? t(`params.groups.${group}`) : group),
      },
      { key: 'paramName', header: t('params.name'), width: 220, pin: 'start' },
      {
        key: 'paramValue',
        header: t('params.value'),
        width: 170,
        cell: {
          text: (value, row) => shown(t, row, String(value)),
          render: ({ row, text }) => (row.isSet ? <Tag tone="info">{text}</Tag> : text),
        },
      },
      { key: 'initial', header: t('params.initial'), width: 190, cell: { text: (value, row) => shown(t, row, String(value)) } },
      { key: 'hint', header: t('common.remark'), width: 320, grow: 1 },
      { key: 'updateUserName', header: t('params.changed'), width: 130 },
    ],
    [t],
  )
  const store = async (key: string, value: string | null, tell = false): Promise<void> => {
    await write(plus.setParameter, { key, value }, { tell })
    toast.success(t('common.done'))
    await mutate()
  }
  const reset = async ({ id, paramName }: ParameterDetail): Promise<void> => {
    if (!(await confirm({ title: t('params.resetAsk', { name: paramName }), confirmLabel: t('params.reset') }))) return
    await store(id, null, true).catch(() => undefined) // The client has said why.
  }
  const mayEdit = can('param_edit')
  return (
    <>
      <DataList
        label={t('params.title')}
        head={
          <>
            <PageHeader title={t('params.title')} count={data?.length} />
            {can('tenant_view') && <SystemState />}
          </>
        }
        table={{
          columns,
          rows: data ?? noRows,
          rowKey,
          isLoading,
          onRowPress: mayEdit ? setEdited : undefined,
          rowActions: mayEdit
            ? (row) => (
                <>
                  {row.isSet && (
                    <IconButton
                      size="small"
                      icon={<RotateCcw size={16} aria-hidden />}
                      label={t('params.reset')}
                      onPress={() => void reset(row)}
                    />
                  )}
                  <IconButton
                    size="small"
                    icon={<Pencil size={16} aria-hidden />}
                    label={t('common.edit')}
                    onPress={() => setEdited(row)}
                  />
                </>
              )
            : undefined,
          emptyState: data && <Empty icon={<Settings size={20} />} title={t('params.title')} />,
          errorState: error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
        }}
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

type ParamDialogProps = { parameter: ParameterDetail; onSave: (value: string) => Promise<void>; onClose: () => void }

const ParamDialog = ({ parameter, onSave, onClose }: ParamDialogProps) => {
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
