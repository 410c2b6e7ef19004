import { enumerated } from '@bip/contract'
import { useDictionary, useHost, useLabels, useResource, type ViewProps, wordOf } from '@bip/records'
import { Suspense } from 'react'
import { answers, sourceOf, split, tokens, type ValueSource } from './scopeFields.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of the field that a rule compares. */
export const ScopeFieldShown = ({ value, record }: ViewProps) => (
  <Suspense fallback={textOf(value)}>
    <FieldName resource={textOf(record.resourceCode)} name={textOf(value)} />
  </Suspense>
)

const FieldName = ({ resource, name }: { resource: string; name: string }) => {
  const { language } = useHost()
  return useResource(resource)?.fields[name]?.label[language] ?? name
}

/** The values that a rule lets through, by their names. */
export const ScopeValueShown = ({ value, record }: ViewProps) => (
  <Suspense fallback={textOf(value)}>
    <Values resource={textOf(record.resourceCode)} name={textOf(record.scopeField)} values={split(value)} />
  </Suspense>
)

type ValuesProps = { resource: string; name: string; values: readonly string[] }

const Values = ({ resource, name, values }: ValuesProps) => {
  const core = useResource(resource)
  const field = core?.fields[name]
  return core && field ? <Named source={sourceOf(core, field)} values={values} /> : values.join(', ')
}

const Named = ({ source, values }: { source: ValueSource; values: readonly string[] }) => {
  const { language } = useHost()
  const ids = source.from === 'records' ? values.filter((value) => !value.startsWith('{')) : []
  const names = useLabels(source.from === 'records' ? source.resource : '', ids)
  const { entries } = useDictionary(source.from === 'dictionary' ? source.code : '')
  const nameOf = (value: string): string => {
    const token = Object.values(tokens).find((one) => one.value === value)
    if (token) return token.label[language]
    if (source.from === 'states') return source.states[value]?.label[language] ?? value
    if (source.from === 'records') return names.get(value) ?? value
    if (source.from === 'dictionary') return wordOf(entries, value)
    return answers[value === 'true' ? 'true' : 'false'][language]
  }
  return enumerated(values.map(nameOf), language)
}
