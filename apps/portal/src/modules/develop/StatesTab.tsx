import type { Label, Tone } from '@bip/contract'
import { Button, IconButton, MultiSelect, Select, Switch, TextField } from '@bip/design-system'
import { Plus, Trash2 } from '@bip/design-system/icons'
import type { PrototypeAction, PrototypeState } from '@bip/develop'
import { Entry, Grid, Group, Note } from './develop.styles.ts'
import { LabelFields } from './LabelFields.tsx'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

const nothing: Label = { 'zh-CN': '', en: '', vi: '' }
const tones: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'pending', 'danger']

/** How a record lives: its states, and the actions that lead from one to the next. */
export const StatesTab = ({ draft, onChange, errorAt }: PartProps) => {
  const { t } = useDevelopText()
  const { states, actions } = draft
  const values = states.map(({ value }) => ({ value, label: value })).filter(({ value }) => value !== '')
  const state = (at: number, next: Partial<PrototypeState>): void =>
    onChange({ ...draft, states: states.map((one, place) => (place === at ? { ...one, ...next } : one)) })
  const action = (at: number, next: Partial<PrototypeAction>): void =>
    onChange({ ...draft, actions: actions.map((one, place) => (place === at ? { ...one, ...next } : one)) })
  const labels = [t('nameZh'), t('nameEn'), t('nameVi')] as const
  return (
    <>
      <Group>
        <h2>{t('states')}</h2>
        <Note>{t('statesHint')}</Note>
        {states.map(({ value, label, tone, editable, removable, private: isPrivate }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: states have no name but the one that is being typed
          <Entry key={at}>
            <Grid>
              <TextField
                label={t('key')}
                isRequired
                value={value}
                error={errorAt(`states.${at}.value`)}
                onChange={(next) => state(at, { value: next })}
              />
              <LabelFields value={label} labels={labels} onChange={(next) => state(at, { label: next })} />
              <Select
                label={t('tone')}
                options={tones.map((name) => ({ value: name, label: t(`tones.${name}`) }))}
                value={tone}
                onChange={(next) => state(at, { tone: tones.find((name) => name === next) ?? 'neutral' })}
              />
              <Switch
                label={t('editable')}
                value={editable === true}
                onChange={(next) => state(at, { editable: next || undefined })}
              />
              <Switch
                label={t('removable')}
                value={removable === true}
                onChange={(next) => state(at, { removable: next || undefined })}
              />
              <Switch
                label={t('private')}
                value={isPrivate === true}
                onChange={(next) => state(at, { private: next || undefined })}
              />
            </Grid>
            <IconButton
              icon={<Trash2 size={16} aria-hidden />}
              label={t('remove')}
              onPress={() => onChange({ ...draft, states: states.toSpliced(at, 1) })}
            />
          </Entry>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onPress={() =>
              onChange({
                ...draft,
                states: [...states, { value: '', label: nothing, tone: 'neutral', editable: true, removable: true }],
              })
            }
          >
            {t('addState')}
          </Button>
        </div>
      </Group>
      <Group>
        <h2>{t('actions')}</h2>
        {actions.map(({ name, label, success, from = [], to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no name but the one that is being typed
          <Entry key={at}>
            <Grid>
              <TextField
                label={t('key')}
                isRequired
                value={name}
                error={errorAt(`actions.${at}.name`)}
                onChange={(next) => action(at, { name: next })}
              />
              <LabelFields value={label} labels={labels} onChange={(next) => action(at, { label: next })} />
              <MultiSelect
                label={t('from')}
                options={values}
                value={[...from]}
                onChange={(next) => action(at, { from: next.length > 0 ? next : undefined })}
              />
              <Select
                label={t('to')}
                isClearable
                options={values}
                value={to ?? null}
                error={errorAt(`actions.${at}.to`)}
                onChange={(next) => action(at, { to: next ?? undefined })}
              />
              <LabelFields
                value={success}
                labels={[t('successZh'), t('successEn'), t('successVi')]}
                onChange={(next) => action(at, { success: next })}
              />
            </Grid>
            <IconButton
              icon={<Trash2 size={16} aria-hidden />}
              label={t('remove')}
              onPress={() => onChange({ ...draft, actions: actions.toSpliced(at, 1) })}
            />
          </Entry>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onPress={() => onChange({ ...draft, actions: [...actions, { name: '', label: nothing, success: nothing }] })}
          >
            {t('addAction')}
          </Button>
        </div>
      </Group>
    </>
  )
}
