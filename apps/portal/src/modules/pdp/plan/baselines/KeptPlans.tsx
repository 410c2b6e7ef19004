import type { AnyRecord } from '@bip/contract'
import type { WholePlan } from '@bip/contract/resources'
import { planBaseline } from '@bip/contract/resources'
import { Button, Checkbox, IconButton, Table, TextField, useLocale } from '@bip/design-system'
import { Check, Pencil, Trash2, X } from '@bip/design-system/icons'
import { mayDo, useHost } from '@bip/records'
import { useState } from 'react'
import { usePlanText } from '../usePlanText.ts'
import { Asking, Naming, Quiet } from './baselines.styles.ts'
import { approvedKey } from './compared.ts'
import { useBaselineSteps } from './useBaselineSteps.ts'
import { type Baselines, maxDrawn } from './useBaselines.ts'

type Props = { whole: WholePlan; baselines: Baselines }

/** A row of the list; without a record it is the plan as it was approved. */
type Row = { key: string; name: string; record: AnyRecord | null }

/** The earlier plans of a project: kept, renamed, removed, and which of them are drawn. */
export const KeptPlans = ({ whole, baselines: { records, chosen, draw } }: Props) => {
  const { t } = usePlanText()
  const { formatDate, formatDateTime } = useLocale()
  const host = useHost()
  const steps = useBaselineSteps(whole.project.id)
  const [naming, setNaming] = useState<{ id: string; name: string } | null>(null)
  const rows: Row[] = [
    { key: approvedKey, name: t('baselines.approved'), record: null },
    ...records.map((record) => ({ key: record.id, name: String(record.baselineName), record })),
  ]
  const rename = async (record: AnyRecord): Promise<void> => {
    const name = naming?.name.trim() ?? ''
    if (name === '' || name === record.baselineName || (await steps.rename(record, name))) setNaming(null)
  }
  const nameOf = ({ name, record }: Row) => {
    if (!record || naming?.id !== record.id) return name
    return (
      <Naming>
        <TextField
          label={t('baselines.name')}
          labelHidden
          size="small"
          maxLength={60}
          value={naming.name}
          onChange={(next) => setNaming({ id: record.id, name: next })}
          onEnter={() => void rename(record)}
        />
        <IconButton
          size="small"
          icon={<Check size={14} aria-hidden />}
          label={t('baselines.store')}
          onPress={() => void rename(record)}
        />
        <IconButton size="small" icon={<X size={14} aria-hidden />} label={t('ask.cancel')} onPress={() => setNaming(null)} />
      </Naming>
    )
  }
  const time = (value: unknown): string => (value ? formatDateTime(String(value), { timeZone: host.timeZone }) : '')
  return (
    <>
      {host.permissions.has('planBaseline_add') && whole.items.length > 0 && <KeepForm onKeep={steps.keep} />}
      <Quiet>{t('baselines.hint', { count: maxDrawn })}</Quiet>
      <Table<Row>
        caption={t('baselines.list')}
        rows={rows}
        rowKey={({ key }) => key}
        maxHeight={340}
        columns={[
          {
            ...{ key: 'draw', header: t('baselines.draw'), width: 70 },
            render: ({ key, name }) => (
              <Checkbox
                label={t('baselines.drawOne', { name })}
                labelHidden
                value={chosen.includes(key)}
                onChange={(isDrawn) => draw(key, isDrawn)}
              />
            ),
          },
          { key: 'name', header: t('baselines.name'), minWidth: 180, render: nameOf },
          { key: 'at', header: t('baselines.at'), width: 140, render: ({ record }) => time(record?.createTime) },
          { key: 'by', header: t('baselines.by'), width: 90, render: ({ record }) => record?._labels?.createUser ?? '' },
          {
            ...{ key: 'count', header: t('baselines.count'), width: 70, align: 'right' },
            render: ({ record }) => String(record?.itemCount ?? ''),
          },
          {
            ...{ key: 'end', header: t('planEnd'), width: 110 },
            render: ({ record }) => (record?.endsOn ? formatDate(String(record.endsOn)) : ''),
          },
          { key: 'note', header: t('baselines.note'), render: ({ record }) => String(record?.note ?? '') },
        ]}
        rowActions={({ record, name }) =>
          record && (
            <>
              {mayDo(host, planBaseline, record, 'edit') && (
                <IconButton
                  size="small"
                  icon={<Pencil size={14} aria-hidden />}
                  label={t('baselines.rename', { name })}
                  onPress={() => setNaming({ id: record.id, name })}
                />
              )}
              {mayDo(host, planBaseline, record, 'remove') && (
                <IconButton
                  size="small"
                  icon={<Trash2 size={14} aria-hidden />}
                  label={t('baselines.remove', { name })}
                  onPress={() => void steps.remove(record)}
                />
              )}
            </>
          )
        }
      />
    </>
  )
}

const KeepForm = ({ onKeep }: { onKeep: (name: string, note: string) => Promise<boolean> }) => {
  const { t } = usePlanText()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const keep = async (): Promise<void> => {
    setAsked(true)
    if (name.trim() === '') return
    setBusy(true)
    if (await onKeep(name.trim(), note.trim())) {
      setName('')
      setNote('')
      setAsked(false)
    }
    setBusy(false)
  }
  return (
    <Asking>
      <TextField
        label={t('baselines.name')}
        isRequired
        maxLength={60}
        value={name}
        onChange={setName}
        onEnter={() => void keep()}
        error={isAsked && name.trim() === '' ? t('baselines.write') : undefined}
      />
      <TextField label={t('baselines.note')} maxLength={300} value={note} onChange={setNote} onEnter={() => void keep()} />
      <Button variant="primary" isLoading={isBusy} onPress={() => void keep()}>
        {t('baselines.keep')}
      </Button>
    </Asking>
  )
}
