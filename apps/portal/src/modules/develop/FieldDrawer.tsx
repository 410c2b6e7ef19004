import { isBoolean } from '@bip/contract'
import { Drawer, NumberField, Select, Switch, TextField } from '@bip/design-system'
import { type Known, kindOptions, type PrototypeField } from '@bip/develop'
import { Grid } from './develop.styles.ts'
import type { DevelopText } from './locales/zh-CN.ts'
import { useDevelopText } from './useDevelopText.ts'

type FieldDrawerProps = {
  field: PrototypeField
  others: readonly PrototypeField[]
  known: Known | undefined
  errorAt: (name: string) => string | undefined
  /** Options that change; undefined takes one away. */
  onChange: (options: Readonly<Record<string, unknown>>) => void
  onClose: () => void
}

/** Options that every kind has beside those of the table. */
const shared = { serverOwned: 'flag', createOnly: 'flag', indexed: 'flag', width: 'whole', initial: 'any' } as const
/** Options that stand in the table, or that no input could hold. */
const elsewhere = new Set(['searchable', 'unit', 'fields'])

const isNamed = (name: string, names: DevelopText['option']): name is keyof DevelopText['option'] => name in names

/** What is special to the kind of a field. */
export const FieldDrawer = ({ field, others, known, errorAt, onChange, onClose }: FieldDrawerProps) => {
  const { t } = useDevelopText()
  const own: Readonly<Record<string, string>> = { ...kindOptions[field.kind], ...shared }
  const choices = (name: string): readonly string[] | undefined => {
    if (name === 'dictionary') return known?.dictionaries ?? []
    if (name === 'to') return known?.keys ?? []
    if (name === 'format') return ['phone', 'email', 'url']
    return name === 'notBefore'
      ? others.filter(({ kind, key }) => kind === field.kind && key !== field.key).map(({ key }) => key)
      : undefined
  }
  const input = (name: keyof DevelopText['option'], shape: string) => {
    const value: unknown = Reflect.get(field, name)
    const common = { key: name, label: t(`option.${name}`), error: errorAt(name) }
    const { key, ...rest } = common
    const put = (next: unknown): void => onChange({ [name]: next })
    const options = choices(name)
    if (options)
      return (
        <Select
          key={key}
          {...rest}
          isClearable
          options={options.map((option) => ({ value: option, label: option }))}
          value={typeof value === 'string' && value ? value : null}
          onChange={(next) => put(next ?? (name === 'dictionary' || name === 'to' ? '' : undefined))}
        />
      )
    if (shape === 'flag') return <Switch key={key} {...rest} value={value === true} onChange={(next) => put(next || undefined)} />
    if (shape === 'whole' || shape === 'decimal')
      return (
        <NumberField
          key={key}
          {...rest}
          thousands={false}
          value={value === undefined ? null : String(value)}
          onChange={(next) => put(next === null ? undefined : shape === 'whole' ? Number(next) : next)}
        />
      )
    const text = value === undefined ? '' : String(value)
    return (
      <TextField
        key={key}
        {...rest}
        value={text}
        onChange={(next) =>
          put(next === '' && name !== 'template' ? undefined : name === 'initial' && isBoolean(field) ? next === 'true' : next)
        }
      />
    )
  }
  const names = {
    min: '',
    max: '',
    format: '',
    pattern: '',
    unique: '',
    template: '',
    scale: '',
    currency: '',
    summed: '',
    notBefore: '',
    dictionary: '',
    multiple: '',
    to: '',
    parent: '',
    maxCount: '',
    accept: '',
    maxSizeMB: '',
    minLines: '',
    maxLines: '',
    serverOwned: '',
    createOnly: '',
    indexed: '',
    width: '',
    initial: '',
  }
  return (
    <Drawer isOpen title={t('optionsOf', { name: field.key })} onClose={onClose}>
      <Grid>
        {Object.entries(own).flatMap(([name, shape]) =>
          elsewhere.has(name) || !isNamed(name, names) ? [] : [input(name, shape)],
        )}
      </Grid>
    </Drawer>
  )
}
