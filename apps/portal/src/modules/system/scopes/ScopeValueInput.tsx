import { CheckboxGroup, MultiSelect, type Option, TextField, useWatch } from '@bip/design-system'
import { MultiRecordCombo } from '@bip/pickers'
import { type InputProps, useDictionary, useHost, useResource } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { Suspense } from 'react'
import { answers, join, sourceOf, split, type ValueSource } from './scopeFields.ts'

/** The values that a rule lets through, chosen as the field's own values are. */
export const ScopeValueInput = (props: InputProps) => (
  <Suspense fallback={<TextField label={props.label} isDisabled />}>
    <Loaded {...props} />
  </Suspense>
)

const Loaded = (props: InputProps) => {
  const [resource, key]: unknown[] = useWatch({ name: ['resourceCode', 'scopeField'] })
  const core = useResource(typeof resource === 'string' ? resource : '')
  const field = typeof key === 'string' ? core?.fields[key] : undefined
  const source = core && field && sourceOf(core, field)
  if (!source) return <TextField label={props.label} hint={props.hint} error={props.error} isDisabled />
  return <Choosing key={`${resource}.${key}`} {...props} source={source} />
}

type ChoosingProps<S = ValueSource> = InputProps & { source: S }

const Choosing = ({ source, ...props }: ChoosingProps) => {
  if (source.from === 'records') return <Records {...props} source={source} />
  if (source.from === 'dictionary') return <Words {...props} code={source.code} />
  return <Known {...props} source={source} />
}

const Words = ({ code, ...props }: InputProps & { code: string }) => {
  const { entries } = useDictionary(code)
  return <Several {...props} options={entries?.map(({ key, label, tone }) => ({ value: key, label, tone })) ?? []} />
}

const Known = ({ source, ...props }: ChoosingProps<Exclude<ValueSource, { from: 'records' | 'dictionary' }>>) => {
  const { language } = useHost()
  const options =
    source.from === 'states'
      ? Object.entries(source.states).map(([value, { label, tone }]) => ({ value, label: label[language], tone }))
      : Object.entries(answers).map(([value, name]) => ({ value, label: name[language] }))
  return <Several {...props} options={options} />
}

const Several = ({ label, hint, error, value, onChange, isReadOnly, options }: InputProps & { options: readonly Option[] }) => (
  <MultiSelect
    label={label}
    hint={hint}
    error={error}
    options={options}
    value={split(value)}
    onChange={(values) => onChange(join(values))}
    isReadOnly={isReadOnly}
    isClearable
  />
)

/** Records by their names, and beside them what stands for whoever reads. */
const Records = ({
  source,
  label,
  hint,
  error,
  value,
  onChange,
  isReadOnly,
}: ChoosingProps<ValueSource & { from: 'records' }>) => {
  const { language } = useHost()
  const adapter = useAdapter(source.resource)
  const values = split(value)
  const named: string[] = source.tokens.map((token) => token.value)
  const ids = values.filter((one) => !named.includes(one))
  const ticked = values.filter((one) => named.includes(one))
  return (
    <>
      <MultiRecordCombo
        label={label}
        hint={hint}
        error={error}
        adapter={adapter}
        value={ids}
        onChange={(next) => onChange(join([...ticked, ...next]))}
        isReadOnly={isReadOnly}
      />
      {source.tokens.length > 0 && (
        <CheckboxGroup
          label={label}
          labelHidden
          options={source.tokens.map((token) => ({ value: token.value, label: token.label[language] }))}
          value={ticked}
          onChange={(next: string[]) => onChange(join([...next, ...ids]))}
          isDisabled={isReadOnly}
        />
      )}
    </>
  )
}
