import type { Kind } from '@bip/contract'
import { Button, Checkbox, IconButton, Select, TextField } from '@bip/design-system'
import { ArrowDown, ArrowUp, Plus, SlidersHorizontal, Trash2 } from '@bip/design-system/icons'
import { type Known, kindOptions } from '@bip/develop'
import { useState } from 'react'
import { Group, Rows, Scroller } from './develop.styles.ts'
import { added, inSection, moved, removed, renamed, sectionOf, toggled, withKind, withOptions } from './draft.ts'
import { FieldDrawer } from './FieldDrawer.tsx'
import { LabelFields } from './LabelFields.tsx'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

/** Lines are described in the core itself: a table within a row would help nobody. */
const kinds = (Object.keys(kindOptions) as Kind[]).filter((kind) => kind !== 'lines') // the keys of an exhaustive table

/** The fields as a table that is written in; what is special to a kind opens beside it. */
export const FieldsTab = ({ draft, onChange, errorAt, known }: PartProps & { known: Known | undefined }) => {
  const { t, language } = useDevelopText()
  const [opened, setOpened] = useState<number | null>(null)
  const options = (kind: Kind) =>
    [...kinds, ...(kind === 'lines' ? [kind] : [])].map((value) => ({ value, label: t(`kinds.${value}`) }))
  const sections = draft.form.map(({ label }, at) => ({ value: String(at), label: label[language] || String(at + 1) }))
  const change = (at: number, next: Readonly<Record<string, unknown>>): void =>
    onChange({ ...draft, fields: draft.fields.map((field, place) => (place === at ? withOptions(field, next) : field)) })
  return (
    <Group>
      <Scroller>
        <Rows>
          <thead>
            <tr>
              {(
                [
                  'key',
                  'kind',
                  'nameZh',
                  'nameEn',
                  'nameVi',
                  'required',
                  'searchable',
                  'sortable',
                  'inList',
                  'inFilter',
                  'section',
                ] as const
              ).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
              <th scope="col">{t('more')}</th>
            </tr>
          </thead>
          <tbody>
            {draft.fields.map((field, at) => {
              const of = `${field.key} · `
              const section = sectionOf(draft, field.key)
              const box = (name: string, label: string, value: boolean, put: (value: boolean) => void, isDisabled = false) => (
                <td key={name}>
                  <Checkbox label={of + label} labelHidden value={value} isDisabled={isDisabled} onChange={put} />
                </td>
              )
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the key is what is being typed; the place stays
                <tr key={at}>
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
                      options={options(field.kind)}
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
                    onChange={(label) => change(at, { label })}
                    wrap={(input, tag) => (
                      <td key={tag} data-wide>
                        {input}
                      </td>
                    )}
                  />
                  {box('required', t('required'), field.required === true, (value) =>
                    change(at, { required: value || undefined }),
                  )}
                  {box(
                    'searchable',
                    t('searchable'),
                    'searchable' in field && field.searchable === true,
                    (value) => change(at, { searchable: value || undefined }),
                    !('searchable' in kindOptions[field.kind]),
                  )}
                  {box('sortable', t('sortable'), field.sortable === true, (value) =>
                    change(at, { sortable: value || undefined }),
                  )}
                  {box('list', t('inList'), draft.columns.includes(field.key), (value) =>
                    onChange({ ...draft, columns: toggled(draft.columns, field.key, value) }),
                  )}
                  {box('filter', t('inFilter'), draft.filters.includes(field.key), (value) =>
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
                  <td data-tools>
                    <IconButton
                      size="small"
                      icon={<SlidersHorizontal size={14} aria-hidden />}
                      label={of + t('options')}
                      onPress={() => setOpened(at)}
                    />
                    <IconButton
                      size="small"
                      icon={<ArrowUp size={14} aria-hidden />}
                      label={of + t('up')}
                      isDisabled={at === 0}
                      onPress={() => onChange({ ...draft, fields: moved(draft.fields, at, -1) })}
                    />
                    <IconButton
                      size="small"
                      icon={<ArrowDown size={14} aria-hidden />}
                      label={of + t('down')}
                      isDisabled={at === draft.fields.length - 1}
                      onPress={() => onChange({ ...draft, fields: moved(draft.fields, at, 1) })}
                    />
                    <IconButton
                      size="small"
                      icon={<Trash2 size={14} aria-hidden />}
                      label={of + t('remove')}
                      onPress={() => onChange(removed(draft, at))}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </Rows>
      </Scroller>
      <div>
        <Button size="small" icon={<Plus size={14} aria-hidden />} onPress={() => onChange(added(draft))}>
          {t('addField')}
        </Button>
      </div>
      {opened !== null && draft.fields[opened] && (
        <FieldDrawer
          field={draft.fields[opened]}
          others={draft.fields}
          known={known}
          errorAt={(name) => errorAt(`fields.${opened}.${name}`)}
          onChange={(next) => change(opened, next)}
          onClose={() => setOpened(null)}
        />
      )}
    </Group>
  )
}
