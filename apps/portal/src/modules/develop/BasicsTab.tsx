import { canName } from '@bip/contract'
import { NumberField, Select, Switch, TextField } from '@bip/design-system'
import { kebab, type TargetModule } from '@bip/develop'
import { Grid } from './develop.styles.ts'
import { LabelFields } from './LabelFields.tsx'
import { icons, type PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

/** What the resource is called, where it stands. */
export const BasicsTab = ({ draft, onChange, errorAt, modules }: PartProps & { modules: readonly TargetModule[] }) => {
  const { t } = useDevelopText()
  const { key, path, label, icon, display, subtitle, fields, menu, transfer } = draft
  const naming = fields.filter(canName).map((field) => ({ value: field.key, label: field.key }))
  const rename = (next: string): void => {
    // Addresses follow the key as long as nobody wrote others.
    const follows = path === `/blade-bip/${kebab(key)}`
    const page = menu?.path.endsWith(`/${kebab(key)}`) ? menu.path.slice(0, -kebab(key).length) + kebab(next) : menu?.path
    onChange({
      ...draft,
      key: next,
      ...(follows && { path: `/blade-bip/${kebab(next)}` }),
      ...(menu && { menu: { ...menu, path: page ?? '' } }),
    })
  }
  const choose = (group: string | null): void => {
    const target = modules.find((module) => module.group === group)
    onChange({
      ...draft,
      menu: target ? { group: target.group, path: `${target.pages}/${kebab(key)}`, order: target.order } : null,
    })
  }
  return (
    <Grid>
      <TextField label={t('key')} hint={t('keyHint')} isRequired value={key} error={errorAt('key')} onChange={rename} />
      <TextField
        label={t('path')}
        isRequired
        value={path}
        error={errorAt('path')}
        onChange={(next) => onChange({ ...draft, path: next })}
      />
      <LabelFields
        value={label}
        labels={[t('nameZh'), t('nameEn'), t('nameVi')]}
        onChange={(next) => onChange({ ...draft, label: next })}
      />
      <Select
        label={t('icon')}
        options={icons}
        value={icon}
        error={errorAt('icon')}
        onChange={(next) => onChange({ ...draft, icon: next ?? '' })}
      />
      <Select
        label={t('display')}
        isRequired
        options={naming}
        value={display || null}
        error={errorAt('display')}
        onChange={(next) => onChange({ ...draft, display: next ?? '' })}
      />
      <Select
        label={t('subtitle')}
        isClearable
        options={fields.map((field) => ({ value: field.key, label: field.key }))}
        value={subtitle ?? null}
        onChange={(next) => onChange({ ...draft, subtitle: next ?? undefined })}
      />
      <Select
        label={t('module')}
        isClearable
        placeholder={t('noMenu')}
        options={modules.map(({ group, name }) => ({ value: group, label: name }))}
        value={menu?.group ?? null}
        error={errorAt('menu.group')}
        onChange={choose}
      />
      {menu && (
        <>
          <TextField
            label={t('menuPath')}
            value={menu.path}
            error={errorAt('menu.path')}
            onChange={(next) => onChange({ ...draft, menu: { ...menu, path: next } })}
          />
          <NumberField
            label={t('order')}
            min="1"
            max="99"
            precision={0}
            value={String(menu.order)}
            error={errorAt('menu.order')}
            onChange={(next) => onChange({ ...draft, menu: { ...menu, order: Number(next ?? 1) } })}
          />
        </>
      )}
      <Switch label={t('transfer')} value={transfer} onChange={(next) => onChange({ ...draft, transfer: next })} />
    </Grid>
  )
}
