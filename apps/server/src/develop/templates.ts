import { type Core, isSerial, stateField } from '@bip/contract'
import { array, type Code, call, literal, object, print, quoted } from './printer.ts'
import { isAskedFor, listOf, type Sample, sampleRecord, storyIdOf } from './samples.ts'

const pascal = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`
/** What a resource is called inside a comment or a test: its English name, which ends nothing. */
const spoken = (core: Core) =>
  core.label.en
    .replace(/[*/`\\]/g, ' ')
    .trim()
    .toLowerCase()
const article = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`

export const extensionSource = (core: Core): string => `import type { Extension } from '../../model/extension.ts'

/** What ${article(spoken(core))} does beyond its core. All of it runs inside the transaction of the call, and a thrown Refusal takes it back. */
export const ${core.key}Extension: Extension = {
  /** Sees the checked values before they are stored and may change them or refuse; \`before\` is null for a new record. */
  beforeSave: (_context, _values, _before) => undefined,
  /** What must happen because of it, such as rows in other tables. */
  afterSave: (_context, _record, _before) => undefined,
}
`

export const screenSource = (core: Core): string => `import { ${core.key} } from '@bip/contract/resources'
import { ListScreen } from '../RecordScreens.tsx'
import type { ResourceScreen } from '../ResourcePages.tsx'

/** The list of ${spoken(core)}; what the generated one lacks goes around it. */
const ${pascal(core.key)}List = () => <ListScreen core={${core.key}} />

export const screen: ResourceScreen = { list: ${pascal(core.key)}List }
`

/** The values of a sample as a test sends them. */
const sentOf = ({ values, references, lines }: Sample): Code =>
  object({
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, literal(value)])),
    ...Object.fromEntries(Object.entries(references).map(([key, to]) => [key, call('await first', quoted(listOf(to)))])),
    ...Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, array([sentOf(line)])])),
  })

/** Resources that a sample refers to, in its lines too. */
const referredBy = ({ references, lines }: Sample): string[] => [
  ...Object.values(references),
  ...Object.values(lines).flatMap(referredBy),
]

/** A test over HTTP: kept, listed, read, removed; refused where it is incomplete and to those without permission. */
export function testSource(core: Core): string {
  const name = spoken(core)
  const sample = sampleRecord(core.fields)
  const { values, references, missing } = sample
  const stranger = `
test('nobody without permission sees ${name}', async () => {
  const worker = await company.signIn('worker')
  expect((await company.api.get(\`\${base}/list\`, { token: worker })).status).toBe(403)
})
`
  if (missing.length > 0)
    return `import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

const base = ${quoted(core.path)}
let company: Company

beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.stop())
${stranger}
test.todo('${article(name)} is kept, listed, read and removed: give ${missing.join(', ')} values that fit')
`
  const referred = referredBy(sample)
  const sizes = [...new Set(referred.filter(isAskedFor))]
  const company = sizes.length > 0 ? `{ sizes: { ${sizes.map((size) => `${size}: 3`).join(', ')} } }` : ''
  const required = Object.entries(core.fields).find(([key, field]) => field.required && (key in values || key in references))?.[0]
  const head = `import type { AnyRecord, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

const base = ${quoted(core.path)}
let company: Company
let token: string

beforeAll(async () => {
  company = await startCompany(${company})
  token = await company.signIn('admin')
})
afterAll(() => company.stop())
`
  const first = `
/** Some record of another list. */
const first = async (path: string) =>
  (await company.api.get<Page<AnyRecord>>(path, { token })).body.data.records[0]?.id
`.replace('=>\n  (await', '=> (await')
  return `${head}${referred.length > 0 ? first : ''}
const sample = async () => (${print(sentOf(sample), 0, 28, 1)})

test('${article(name)} is kept, listed, read and removed', async () => {
  const body = await sample()
  const made = await company.api.post<AnyRecord>(\`\${base}/submit\`, { token, body })
  expect(made.body.msg).toBe('操作成功')
  const { id } = made.body.data
  const list = await company.api.get<Page<AnyRecord>>(\`\${base}/list\`, { token })
  expect(list.body.data.records.map((record) => record.id)).toEqual([id])
  const detail = await company.api.get<AnyRecord>(\`\${base}/detail\`, { token, query: { id } })
  expect(detail.body.data).toMatchObject(body)
  expect((await company.api.post(\`\${base}/remove\`, { token, query: { ids: id } })).status).toBe(200)
  expect((await company.api.get(\`\${base}/detail\`, { token, query: { id } })).status).toBe(404)
})
${
  required
    ? `
test('${article(name)} without ${required} is refused at that field', async () => {
  const answer = await company.api.post<{ fields: Record<string, string> }>(\`\${base}/submit\`, {
    token,
    body: { ...(await sample()), ${required}: null },
  })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.data.fields)).toEqual(['${required}'])
})
`
    : ''
}${stranger}`
}

/** Stories of list and form on the gateway in memory, each with what it has to show. */
export function storySource(core: Core, title: string): string {
  const { values, references } = sampleRecord(core.fields)
  const ids = Object.entries(references).flatMap(([key, to]) => (storyIdOf(to) ? [[key, quoted(storyIdOf(to) ?? '')]] : []))
  const [firstState] = Object.keys(core.states ?? {})
  const state = stateField(core)
  const shown = core.fields[core.display]
  const named = isSerial(shown) ? `${core.key.toUpperCase().slice(0, 4)}-0001` : String(values[core.display] ?? '样例')
  const serials = Object.entries(core.fields).flatMap(([key, field]) =>
    isSerial(field) ? [[key, quoted(`${core.key.toUpperCase().slice(0, 4)}-0001`)]] : [],
  )
  const row = object({
    id: quoted(`${core.key}-1`),
    ...Object.fromEntries(serials),
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, literal(value)])),
    ...Object.fromEntries(ids),
    ...(state && firstState && { [state]: quoted(firstState) }),
    ...(!isSerial(shown) && { [core.display]: quoted(named) }),
  })
  const asked = Object.entries(core.fields).find(
    ([key, field]) =>
      !field.serverOwned && !field.formula && field.kind !== 'lines' && core.form.some(({ fields }) => fields.includes(key)),
  )?.[1]
  return `import type { Core } from '@bip/contract'
import { ${core.key} } from '@bip/contract/resources'
import { ResourceForm, ResourceList } from '@bip/records'
import { createWorld, World } from '@bip/records/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'

const rows = [
  ${print(row, 2, 2, 1)},
]

const Screen = ({ core, isForm }: { core: Core; isForm: boolean }) => {
  const [gateway] = useState(() => createWorld({ records: { [core.key]: rows } }))
  return (
    <World gateway={gateway}>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 560 }}>
        {isForm ? (
          <ResourceForm core={core} onSaved={() => undefined} onCancel={() => undefined} />
        ) : (
          <ResourceList core={core} question={{}} onQuestionChange={() => undefined} />
        )}
      </div>
    </World>
  )
}

const meta = {
  title: ${quoted(title)},
  component: Screen,
  args: { core: ${core.key} as Core, isForm: false }, // a core with its own keys is one of any keys
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** One record of the sample company. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findAllByText(${quoted(named)})
    await expect(found[0]).toBeVisible()
  },
}

/** A new record. */
export const Form: Story = {
  args: { isForm: true },
  play: async ({ canvasElement }) => {
    const found = await within(canvasElement).findAllByText(${quoted(asked?.label['zh-CN'] ?? '')})
    await expect(found[0]).toBeVisible()
  },
}
`
}
