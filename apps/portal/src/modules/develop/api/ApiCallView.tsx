import type { ApiOperation, JsonSchema, OpenApi } from '@bip/contract'
import { CopyButton, Tag } from '@bip/design-system'
import type { CSSProperties } from 'react'
import { Group, Note, Rows, Scroller } from '../develop.styles.ts'
import { Address, Method, Name } from './api.styles.ts'
import { type ApiCall, answerOf, bodyOf, rowsOf, type SchemaRow, typeWord } from './calls.ts'
import { useApiText } from './useApiText.ts'

/** One call: who may, what it takes and what it answers. */
export const ApiCallView = ({ call, document }: { call: ApiCall; document: OpenApi }) => {
  const { t } = useApiText()
  const { method, path, operation } = call
  const body = bodyOf(operation)
  const answer = answerOf(operation)
  const parameters: SchemaRow[] = (operation.parameters ?? []).map(({ name, schema, description, required = false }) => ({
    key: name,
    name,
    depth: 0,
    schema: { ...schema, ...(description && { title: description }) },
    isRequired: required,
  }))
  return (
    <section aria-label={operation.summary}>
      <Address>
        <Method data-method={method}>{method}</Method>
        <code>{path}</code>
        <CopyButton text={path} label={t('copyPath')} />
      </Address>
      <Group>
        <h2>{operation.summary}</h2>
        <Permissions operation={operation} />
      </Group>
      <Part title={t('parameters')} rows={parameters} />
      {method !== 'GET' && <Part title={t('body')} rows={body ? rowsOf(body, document) : []} />}
      <Part title={t('answer')} rows={answer ? rowsOf(answer, document) : []} />
    </section>
  )
}

const Permissions = ({ operation }: { operation: ApiOperation }) => {
  const { t } = useApiText()
  const codes = operation['x-permissions']
  if (!codes) return <Note>{t(operation.security ? 'public' : 'signedIn')}</Note>
  return (
    <Note>
      {t('permissions')}{' '}
      {codes.map((code) => (
        <Tag key={code}>{code}</Tag>
      ))}
    </Note>
  )
}

const Part = ({ title, rows }: { title: string; rows: readonly SchemaRow[] }) => {
  const { t } = useApiText()
  return (
    <Group>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <Note>{t('nothing')}</Note>
      ) : (
        <Scroller tabIndex={0} role="region" aria-label={title}>
          <Rows>
            <thead>
              <tr>
                <th>{t('name')}</th>
                <th>{t('type')}</th>
                <th>{t('meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, depth, schema, isRequired }) => (
                <tr key={key}>
                  <Name style={{ '--depth': depth } as CSSProperties}>
                    <code>{name}</code>
                  </Name>
                  <td>{typeWord(schema)}</td>
                  <td>
                    <Meaning schema={schema} isRequired={isRequired} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Rows>
        </Scroller>
      )}
    </Group>
  )
}

const Meaning = ({ schema, isRequired }: { schema: JsonSchema; isRequired: boolean }) => {
  const { t } = useApiText()
  const { title, description, maxLength, readOnly, enum: values, items } = schema
  const inner = items ?? schema
  const dictionary = inner['x-dictionary']
  const target = inner['x-refers-to']
  const parts = [
    title,
    description,
    isRequired && t('required'),
    readOnly && t('readOnly'),
    values && t('oneOf', { values: values.filter((value) => value !== null).join(', ') }),
    dictionary && t('dictionary', { code: dictionary }),
    target && t('refersTo', { key: target }),
    maxLength !== undefined && !dictionary && !target && t('atMost', { count: maxLength }),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}
