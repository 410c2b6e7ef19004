import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@bip/contract'
import { developCalls, type ModelRow, type Preview, type ProjectOverview, type Prototype, type TargetModule } from '@bip/develop'
import { testBench } from '@bip/develop/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaults } from '../base/config.ts'
import { type Company, startCompany } from '../testing/company.ts'

/** What the generator reads and changes, copied, so that a test may write. */
const needed = ['packages/contract/src/resources', 'apps/server/migrations', 'apps/server/src/modules/scm/index.ts']
let root: string
let company: Company
let reader: Company
let token: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bip-develop-'))
  root = join(folder, 'tree')
  company = await startCompany({ config: { develop: { root, mayWrite: true } } })
  reader = await startCompany()
  token = await company.signIn('admin')
})
afterAll(async () => {
  await company.stop()
  await reader.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  for (const path of needed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(defaults.develop.root, path), join(root, path), { recursive: true })
  }
})

const post = <T>(path: string, body: unknown, by = token) => company.api.post<T>(path, { token: by, body })
const get = async <T>(path: string, query = {}) => (await company.api.get<T>(path, { token, query })).body.data
const preview = (prototype: unknown, enhanced = true) => post<Preview>(developCalls.preview, { prototype, enhanced })
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const tree = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules'))
    .sort()
const contents = () => Object.fromEntries(tree().flatMap((path) => (/\.\w+$/.test(path) ? [[path, text(path)]] : [])))

describe('who may', () => {
  test('is an administrator of the first tenant alone', async () => {
    const worker = await company.signIn('worker')
    const stranger = company.tokenFor({ tenantId: 'other', permissions: { develop_code: 'all' } })
    for (const path of [developCalls.overview, developCalls.modules, developCalls.models])
      for (const by of [worker, stranger]) expect((await company.api.get(path, { token: by })).status).toBe(403)
    for (const path of [developCalls.preview, developCalls.generate, developCalls.enhanced])
      for (const by of [worker, stranger]) expect((await post(path, { prototype: testBench }, by)).status).toBe(403)
    expect(existsSync(join(root, 'packages/contract/src/resources/scm/testBench.ts'))).toBe(false)
  })

  test('looks anywhere, and writes only where the operator lets it', async () => {
    const by = await reader.signIn('admin')
    const seen = await reader.api.get<ProjectOverview>(developCalls.overview, { token: by })
    expect(seen.body.data.mayWrite).toBe(false)
    const shown = await reader.api.post<Preview>(developCalls.preview, { token: by, body: { prototype: testBench } })
    expect(shown.body.data.files.map(({ path }) => path)).toContain('packages/contract/src/resources/scm/testBench.ts')
    for (const path of [developCalls.generate, developCalls.enhanced]) {
      const refused = await reader.api.post(path, { token: by, body: { prototype: testBench } })
      expect([refused.status, refused.headers['bip-error']]).toEqual([403, 'developOff'])
    }
    expect(existsSync(join(defaults.develop.root, 'packages/contract/src/resources/scm/testBench.ts'))).toBe(false)
  })
})

describe('what is there', () => {
  test('the project, the places for a page, the models', async () => {
    const overview = await get<ProjectOverview>(developCalls.overview)
    expect(overview).toMatchObject({ mayWrite: true, waiting: [] })
    expect(overview.known.dictionaries).toContain('DC_INDUSTRY')
    const modules = await get<TargetModule[]>(developCalls.modules)
    expect(modules).toContainEqual(
      expect.objectContaining({ group: 'scm.stock', pages: '/scm', folder: 'apps/portal/src/modules/scm' }),
    )
    const page = await get<Page<ModelRow>>(developCalls.models, { search: 'purchaseOrder', size: 5 })
    expect(page.records.map(({ id }) => id)).toEqual(['purchaseOrder'])
    const tables = await get<Page<ModelRow>>(developCalls.models, { search: 'change_history' })
    expect(tables.records).toMatchObject([{ id: 'table.change_history', isDeclared: false }])
  })

  test('a prototype of a resource, and one of a table that nobody declared', async () => {
    const supplier = await get<Prototype>(developCalls.prototype, { id: 'supplier' })
    expect(supplier).toMatchObject({ key: 'supplier', display: 'supplierName', menu: { group: 'scm.purchase' } })
    const history = await get<Prototype>(developCalls.prototype, { id: 'table.change_history' })
    expect(history.key).toBe('changeHistoryEntry')
    expect(history.fields).toContainEqual(expect.objectContaining({ key: 'recordId', kind: 'text' }))
    expect((await company.api.get(developCalls.prototype, { token, query: { id: 'table.nothing' } })).status).toBe(404)
    expect((await company.api.get(developCalls.prototype, { token, query: { id: 'constructor' } })).status).toBe(404)
  })
})

describe('a preview', () => {
  test('shows every file and writes none', async () => {
    const before = contents()
    const { files } = (await preview(testBench)).body.data
    expect(files.map(({ path, before }) => `${before === null ? 'new' : 'edit'} ${path}`)).toEqual([
      'new packages/contract/src/resources/scm/testBench.ts',
      'edit packages/contract/src/resources/scm/index.ts',
      expect.stringMatching(/^new apps\/server\/migrations\/scm\/\d{12}_scm_test_bench\.sql$/),
      'edit apps/server/migrations/scm/schema.gen.json',
      'new apps/server/src/modules/scm/testBench.ts',
      'edit apps/server/src/modules/scm/index.ts',
      'new apps/server/src/modules/scm/testBench.test.ts',
      'new apps/portal/src/modules/scm/testBench.screen.tsx',
      'new apps/portal/src/modules/scm/testBench.stories.tsx',
    ])
    expect((await preview(testBench, false)).body.data.files).toHaveLength(4)
    expect(contents()).toEqual(before)
  })

  test('names field and rule of what is wrong, in the caller’s language', async () => {
    const fields = testBench.fields.map((field) => (field.kind === 'dict' ? { ...field, dictionary: 'DC_NOTHING' } : field))
    const body = { prototype: { ...testBench, fields } }
    const refused = await company.api.post<{ fields: Record<string, string> }>(developCalls.preview, {
      token,
      body,
      headers: { 'accept-language': 'en' },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.data.fields).toEqual({
      'fields.5.dictionary': 'Fields · category · dictionary: there is no “DC_NOTHING”',
    })
  })

  test.each([
    ['a name that leaves the folder', { key: '../../../../tmp/x' }, 'key'],
    ['a reserved word', { key: 'class' }, 'key'],
    ['a resource that is there', { key: 'supplier' }, 'key'],
    ['a table that is there', { key: 'changeHistory' }, 'key'],
    ['codes of permissions that are there', { key: 'tenant' }, 'key'],
    ['a path of other calls', { path: '/blade-system/role' }, 'path'],
    ['a page outside of the portal', { menu: { group: 'scm.stock', path: '/../x', order: 1 } }, 'menu.path'],
    ['code in a label', { label: { 'zh-CN': "x',\n", en: 'x', vi: 'x' } }, 'label'],
    ['a name too long for the database', { key: 'aVeryLongNameOfAResourceForTheDatabase' }, 'key'],
  ])('refuses %s', async (_, changes, field) => {
    const refused = await company.api.post<{ fields: Record<string, string> }>(developCalls.preview, {
      token,
      body: { prototype: { ...testBench, ...changes } },
    })
    expect([refused.status, Object.keys(refused.body.data.fields ?? {})]).toEqual([400, [field]])
  })

  test('refuses two columns of one name', async () => {
    const fields = [...testBench.fields, { key: 'benchNameSort', kind: 'text', label: testBench.label }]
    const refused = await preview({ ...testBench, fields })
    expect(refused.body.data).toMatchObject({ fields: { 'fields.11.key': expect.stringContaining('bench_name_sort') } })
  })

  test('keeps texts with quotes inside of their quotes', async () => {
    const label = { 'zh-CN': "检测'设备", en: `The "best" bench's \\ \${x}`, vi: "it's" }
    const { files } = (await preview({ ...testBench, label })).body.data
    const core = files[0]?.after ?? ''
    expect(core).toContain(`"检测'设备"`)
    expect(core).toContain(`'The "best" bench\\'s \\\\ \${x}'`)
  })
})

describe('generating', () => {
  test('writes what the preview showed, notes who did it, and never twice', async () => {
    const shown = (await preview(testBench)).body.data.files
    const made = await post<{ files: string[] }>(developCalls.enhanced, { prototype: testBench })
    expect(made.body.data.files).toEqual(shown.map(({ path }) => path))
    for (const { path, after } of shown) expect(text(path)).toBe(after)
    expect(readdirSync(join(root, 'node_modules/.cache'))).toEqual([])
    const before = contents()
    const again = await post(developCalls.enhanced, { prototype: testBench })
    expect([again.status, again.body.msg]).toEqual([400, expect.stringContaining('testBench')])
    expect(contents()).toEqual(before)
    expect((await get<ProjectOverview>(developCalls.overview)).waiting).toEqual(['testBench'])
    const history = await get<{ operation: string }[] | { records: unknown[] }>('/blade-bip/plus/logs', {
      kind: 'usual',
      search: 'testBench',
    })
    expect(JSON.stringify(history)).toContain('testBench')
  })

  test('takes a second resource beside a first that is not served yet', async () => {
    await post(developCalls.generate, { prototype: testBench })
    const menu = { group: 'scm.stock', path: '/scm/gauge', order: 10 }
    const second = await post(developCalls.enhanced, {
      prototype: { ...testBench, key: 'gauge', path: '/blade-bip/gauge', menu },
    })
    expect(second.body.msg).toBe('操作成功')
    const snapshot = JSON.parse(text('apps/server/migrations/scm/schema.gen.json'))
    expect(Object.keys(snapshot.tables)).toEqual(expect.arrayContaining(['test_bench', 'gauge']))
    const clash = await preview({ ...testBench, key: 'meter', path: '/blade-bip/gauge', menu: null })
    expect(clash.body.data).toMatchObject({ fields: { path: expect.anything() } })
  })

  test('refuses a file that is there, by its name, and writes nothing', async () => {
    const path = 'apps/server/src/modules/scm/testBench.ts'
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), 'mine')
    const before = contents()
    const refused = await post(developCalls.enhanced, { prototype: testBench })
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining(path)])
    expect(contents()).toEqual(before)
  })

  test('takes everything back where one file cannot be put', async () => {
    // Where a folder is wanted stands a file.
    mkdirSync(join(root, 'apps/portal/src/modules'), { recursive: true })
    writeFileSync(join(root, 'apps/portal/src/modules/scm'), 'not a folder')
    const before = contents()
    expect((await post(developCalls.enhanced, { prototype: testBench })).status).toBe(500)
    expect(contents()).toEqual(before)
  })

  test('never follows a link out of the tree', async () => {
    const outside = join(folder, 'outside')
    mkdirSync(outside, { recursive: true })
    mkdirSync(join(root, 'apps/portal/src/modules'), { recursive: true })
    symlinkSync(outside, join(root, 'apps/portal/src/modules/scm'))
    expect((await post(developCalls.enhanced, { prototype: testBench })).status).toBe(500)
    expect(readdirSync(outside)).toEqual([])
    expect(existsSync(join(root, 'packages/contract/src/resources/scm/testBench.ts'))).toBe(false)
  })

  test('of two at once the first one writes', async () => {
    const both = await Promise.all([1, 2].map(() => post(developCalls.generate, { prototype: testBench })))
    const [done, refused] = both.map(({ status }) => status).sort()
    // Refused by the file, or, where the first was quicker, by the name.
    expect([done, [400, 409].includes(refused ?? 0)]).toEqual([200, true])
  })
})
