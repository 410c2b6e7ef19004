import type { Kind } from '@bip/contract'
import { Checkbox, Select, TextField } from '@bip/design-system'
import { kindOptions, type Prototype } from '@bip/develop'
import { inSection, renamed, sectionOf, toggled, withKind, withOptions } from './draft.ts'
import { FieldTools } from './FieldTools.tsx'
import { LabelFields } from './LabelFields.tsx'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

/** Lines are described in the core itself: a table within a row would help nobody. */
const kinds = (Object.keys(kindOptions) as Kind[]).filter((kind) => kind !== 'lines') // the keys of an exhaustive table

type FieldRowProps = PartProps & { field: Prototype['fields'][number]; at: number; onOpen: () => void }

/** One field of the table. */
export const FieldRow = ({ draft, field, at, errorAt, onChange, onOpen }: FieldRowProps) => {
  const { t, language } = useDevelopText()
  const of = `${field.key} · `
  const section = sectionOf(draft, field.key)
  const sections = draft.form.map(({ label }, index) => ({ value: String(index), label: label[language] || String(index + 1) }))
  const offered = field.kind === 'lines' ? [...kinds, field.kind] : kinds
  const change = (next: Readonly<Record<string, unknown>>): void =>
    onChange({ ...draft, fields: draft.fields.with(at, withOptions(field, next)) })
  const box = (label: string, value: boolean, put: (value: boolean) => void, isDisabled = false) => (
    <td>
      <Checkbox label={of + label} labelHidden value={value} isDisabled={isDisabled} onChange={put} />
    </td>
  )
  return (
    <tr>
      <td data-wide>
        <TextField
          size="small"
          label={`${t('key')} ${at + 1}`}
          labelHidden
          value={field.key}
          error={errorAt(`fields.${at}.key`)}
          onChange={(key) => onChange(renamed(draft, at, key))}
        />
      </td>
      <td data-wide>
        <Select
          size="small"
          label={of + t('kind')}
          labelHidden
          options={offered.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={field.kind}
          onChange={
            (kind) => kind && onChange({ ...draft, fields: draft.fields.with(at, withKind(field, kind as Kind)) }) // one of the options
          }
        />
      </td>
      <LabelFields
        size="small"
        labelHidden
        value={field.label}
        labels={[of + t('nameZh'), of + t('nameEn'), of + t('nameVi')]}
        onChange={(label) => change({ label })}
        wrap={(input, tag) => (
          <td key={tag} data-wide>
            {input}
          </td>
        )}
      />
      {box(t('required'), field.required === true, (value) => change({ required: value || undefined }))}
      {box(
        t('searchable'),
        'searchable' in field && field.searchable === true,
        (value) => change({ searchable: value || undefined }),
        !('searchable' in kindOptions[field.kind]),
      )}
      {box(t('sortable'), field.sortable === true, (value) => change({ sortable: value || undefined }))}
      {box(t('inList'), draft.columns.includes(field.key), (value) =>
        onChange({ ...draft, columns: toggled(draft.columns, field.key, value) }),
      )}
      {box(t('inFilter'), draft.filters.includes(field.key), (value) =>
        onChange({ ...draft, filters: toggled(draft.filters, field.key, value) }),
      )}
      <td data-wide>
        <Select
          size="small"
          label={of + t('section')}
          labelHidden
          isClearable
          placeholder={t('none')}
          options={sections}
          value={section < 0 ? null : String(section)}
          onChange={(value) => onChange(inSection(draft, field.key, value === null ? -1 : Number(value)))}
        />
      </td>
      <FieldTools draft={draft} at={at} of={of} onChange={onChange} onOpen={onOpen} />
    </tr>
  )
}
