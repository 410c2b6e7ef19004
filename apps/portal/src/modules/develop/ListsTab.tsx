import { baseFields } from '@bip/contract'
import { Button, IconButton, MultiSelect, Select, Switch } from '@bip/design-system'
import { Plus, Trash2 } from '@bip/design-system/icons'
import { Entry, Grid, Group } from './develop.styles.ts'
import { LabelFields } from './LabelFields.tsx'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

/** What keeps the order in which things were chosen, and adds what is new at the end. */
const inOrder = (before: readonly string[], chosen: readonly string[]): string[] => [
  ...before.filter((name) => chosen.includes(name)),
  ...chosen.filter((name) => !before.includes(name)),
]

/** What the list shows and asks, and how the form is divided. */
export const ListsTab = ({ draft, onChange, errorAt }: PartProps) => {
  const { t } = useDevelopText()
  const { columns, filters, sort = '', form, fields } = draft
  const named = fields.map(({ key }) => ({ value: key, label: key }))
  const all = [...named, ...baseFields.map((name) => ({ value: name, label: name }))]
  const sortable = [...fields.filter((field) => field.sortable).map(({ key }) => key), 'createTime', 'updateTime']
  const name = sort.replace('-', '')
  const section = (at: number, next: Partial<(typeof form)[number]>): void =>
    onChange({ ...draft, form: form.map((one, place) => (place === at ? { ...one, ...next } : one)) })
  return (
    <>
      <Grid>
        <MultiSelect
          label={t('columns')}
          options={all}
          value={[...columns]}
          error={errorAt('columns')}
          onChange={(next) => onChange({ ...draft, columns: inOrder(columns, next) })}
        />
        <MultiSelect
          label={t('filters')}
          options={all}
          value={[...filters]}
          error={errorAt('filters')}
          onChange={(next) => onChange({ ...draft, filters: inOrder(filters, next) })}
        />
        <Select
          label={t('sort')}
          isClearable
          placeholder="createTime"
          options={sortable.map((key) => ({ value: key, label: key }))}
          value={name || null}
          error={errorAt('sort')}
          onChange={(next) => onChange({ ...draft, sort: next ? `${sort.startsWith('-') ? '-' : ''}${next}` : undefined })}
        />
        {name && (
          <Switch
            label={t('descending')}
            value={sort.startsWith('-')}
            onChange={(next) => onChange({ ...draft, sort: `${next ? '-' : ''}${name}` })}
          />
        )}
      </Grid>
      <Group>
        <h2>{t('sections')}</h2>
        {form.map(({ label, fields: held }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name but the one that is being typed
          <Entry key={at}>
            <Grid>
              <LabelFields
                value={label}
                labels={[t('nameZh'), t('nameEn'), t('nameVi')]}
                onChange={(next) => section(at, { label: next })}
              />
              <MultiSelect
                label={t('sectionFields')}
                options={named}
                value={[...held]}
                error={errorAt(`form.${at}.fields`)}
                onChange={(next) => section(at, { fields: inOrder(held, next) })}
              />
            </Grid>
            <IconButton
              icon={<Trash2 size={16} aria-hidden />}
              label={t('remove')}
              isDisabled={form.length === 1}
              onPress={() => onChange({ ...draft, form: form.toSpliced(at, 1) })}
            />
          </Entry>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onChange({ ...draft, form: [...form, { label: { 'zh-CN': '', en: '', vi: '' }, fields: [] }] })}
          >
            {t('addSection')}
          </Button>
        </div>
      </Group>
    </>
  )
}
