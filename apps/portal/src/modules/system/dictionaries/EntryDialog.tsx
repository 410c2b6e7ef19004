import type { DictionaryDraft, DictionaryHead, DictionaryValueDetail, DictionaryValueDraft, Tone } from '@bip/contract'
import { FormField, NumberField, Select, Switch, statusTones, TextField, useToast } from '@bip/design-system'
import { useText } from '../../../app/useText.ts'
import { FormDialog } from '../FormDialog.tsx'
import { saveEntry } from './dictionaryCalls.ts'

/** What is being written: a dictionary, or a value of one; a new one where nothing is there yet. */
export type EditedEntry =
  | { kind: 'head'; head?: DictionaryHead }
  | { kind: 'value'; code: string; value?: DictionaryValueDetail; sort: number }

type EntryDialogProps = { entry: EditedEntry; onClose: () => void; onSaved: (code: string) => void }

type Values = {
  key: string
  name: string
  en: string
  vi: string
  tone: string | null
  sort: string | null
  remark: string
  isSealed: boolean
}

const startOf = (entry: EditedEntry): Values => {
  const known = entry.kind === 'head' ? entry.head : entry.value
  const value = entry.kind === 'value' ? entry.value : undefined
  return {
    key: (entry.kind === 'head' ? entry.head?.code : value?.dictKey) ?? '',
    name: known?.dictValue ?? '',
    en: known?.names.en ?? '',
    vi: known?.names.vi ?? '',
    tone: value?.listClass || null,
    sort: String(value?.sort ?? (entry.kind === 'value' ? entry.sort : 0)),
    remark: value?.remark ?? '',
    isSealed: value?.isSealed ?? false,
  }
}

const toneOf = (name: string | null): Tone | '' => statusTones.find((tone) => tone === name) ?? ''

const draftOf = (
  entry: EditedEntry,
  { key, name, en, vi, tone, sort, remark, isSealed }: Values,
): DictionaryDraft | DictionaryValueDraft => {
  const names = { ...(en && { en }), ...(vi && { vi }) }
  if (entry.kind === 'head') return { code: key, dictValue: name, names, isNew: !entry.head }
  const { code, value } = entry
  return {
    code,
    dictKey: key,
    dictValue: name,
    names,
    listClass: toneOf(tone),
    sort: Number(sort ?? 0),
    remark,
    isSealed,
    isNew: !value,
  }
}

/** A dictionary or one of its values, in three languages. */
export const EntryDialog = ({ entry, onClose, onSaved }: EntryDialogProps) => {
  const { t } = useText()
  const toast = useToast()
  const isHead = entry.kind === 'head'
  const isNew = isHead ? !entry.head : !entry.value

  const save = async (values: Values): Promise<void> => {
    await saveEntry(draftOf(entry, values))
    toast.success(t('messages.done'))
    onSaved(isHead ? values.key : entry.code)
  }
  const title = isHead
    ? t(isNew ? 'dictionaries.add' : 'dictionaries.edit')
    : t(isNew ? 'dictionaries.addValue' : 'dictionaries.editValue')
  return (
    <FormDialog<Values> title={title} start={startOf(entry)} onSave={save} onClose={onClose}>
      <FormField
        name="key"
        label={t(isHead ? 'dictionaries.code' : 'dictionaries.key')}
        rules={{ required: true, pattern: { value: /^[\w.-]{1,64}$/, message: t('roles.aliasRule') } }}
        isReadOnly={!isNew}
        render={(field) => <TextField {...field} autoFocus={isNew} />}
      />
      <FormField
        name="name"
        label={t('dictionaries.name')}
        rules={{ required: true, maxLength: 100 }}
        render={(field) => <TextField {...field} autoFocus={!isNew} />}
      />
      <FormField name="vi" label={t('roles.nameVi')} render={(field) => <TextField {...field} />} />
      <FormField name="en" label={t('roles.nameEn')} render={(field) => <TextField {...field} />} />
      {!isHead && (
        <>
          <FormField
            name="tone"
            label={t('dictionaries.tone')}
            render={(field) => (
              <Select
                {...field}
                isClearable
                options={statusTones.map((tone) => ({ value: tone, label: t(`dictionaries.tones.${tone}`), tone }))}
              />
            )}
          />
          <FormField name="sort" label={t('roles.sort')} render={(field) => <NumberField {...field} min="0" precision={0} />} />
          <FormField name="remark" label={t('dictionaries.remark')} span={2} render={(field) => <TextField {...field} />} />
          <FormField
            name="isSealed"
            label={t('dictionaries.sealed')}
            span={2}
            render={(field) => <Switch {...field} hint={t('dictionaries.sealedHint')} />}
          />
        </>
      )}
    </FormDialog>
  )
}
