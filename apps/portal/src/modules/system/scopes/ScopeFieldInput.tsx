import type { Core } from '@bip/contract'
import { Select, useWatch } from '@bip/design-system'
import { type InputProps, useHost, useResource } from '@bip/records'
import { Suspense } from 'react'
import { comparable } from './scopeFields.ts'

/** The field that a rule compares, chosen by its name from those of the resource. */
export const ScopeFieldInput = (props: InputProps) => (
  <Suspense fallback={<Choosing {...props} core={undefined} />}>
    <Loaded {...props} />
  </Suspense>
)

const Loaded = (props: InputProps) => {
  const resource: unknown = useWatch({ name: 'resourceCode' })
  return <Choosing {...props} core={useResource(typeof resource === 'string' ? resource : '')} />
}

const Choosing = ({ core, label, hint, error, value, onChange, onBlur, isReadOnly }: InputProps & { core: Core | undefined }) => {
  const { language } = useHost()
  const options = core ? comparable(core).map(([key, field]) => ({ value: key, label: field.label[language] })) : []
  const stored = typeof value === 'string' && value !== '' ? value : null
  const isGone = core !== undefined && stored !== null && options.every((option) => option.value !== stored)
  return (
    <Select
      label={label}
      hint={hint}
      error={error}
      options={isGone ? [...options, { value: stored, label: stored }] : options}
      value={stored}
      onChange={onChange}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      isDisabled={!core}
      isClearable
    />
  )
}
