import { languages, permissionsOf, say } from '@bip/contract'
import { baselineMenu, dictionaries } from '@bip/contract/baseline'
import { resources } from '@bip/contract/resources'
import { describe, expect, test } from 'vitest'
import { testBench } from './bench.fixture.ts'
import { readPrototype } from './check.ts'
import { coreOf, type Prototype, prototypeOf } from './prototype.ts'
import { type Known, prototypeRules } from './rules.ts'

const cores = Object.values(resources)
const known: Known = {
  keys: cores.map(({ key }) => key),
  paths: cores.map(({ path }) => path),
  menuPaths: cores.flatMap(({ menu }) => (menu ? [menu.path] : [])),
  groups: baselineMenu.filter(({ path }) => path === '').map(({ id }) => id),
  dictionaries: [...dictionaries.map(({ code }) => code), 'ROLE'],
  permissions: [...cores.flatMap((core) => permissionsOf(core).map(({ code }) => code)), 'role_view'],
}
const wrong = (raw: unknown, against = known): string[] => {
  const answer = readPrototype(raw, against)
  return 'findings' in answer ? answer.findings.map(({ path, rule }) => `${path} ${rule}`) : []
}
const bench = (changes: Partial<Prototype>): Prototype => ({ ...testBench, ...changes })
/** The prototype with other options on one of its fields. */
const field = (key: string, options: object): unknown => ({
  ...testBench,
  fields: testBench.fields.map((one) => (one.key === key ? { ...one, ...options } : one)),
})

test('a whole prototype has nothing wrong and becomes a core that says the same', () => {
  expect(wrong(testBench)).toEqual([])
  const core = coreOf(testBench)
  expect(prototypeOf(core)).toEqual(testBench)
  expect(core.calls.submit).toEqual({ method: 'POST', path: 'submit' })
  expect(core.actions?.retire?.call).toEqual({ method: 'POST', path: 'retire' })
})

test('the cores of the product pass the rules that new ones are held to', () => {
  for (const core of cores) {
    const others: Known = {
      ...known,
      keys: known.keys.filter((key) => key !== core.key),
      paths: known.paths.filter((path) => path !== core.path),
      menuPaths: known.menuPaths.filter((path) => path !== core.menu?.path),
      permissions: known.permissions.filter((code) => !code.startsWith(`${core.key}_`)),
    }
    // Approvals move some by themselves, so their states need no action; files written by hand see to their own names.
    const found = wrong(prototypeOf(core), others).filter((line) => !/ stuck$|^display |^key reserved/.test(line))
    // What nobody writes has no form; new resources are written.
    if (!core.calls.submit) found.splice(0, found.length, ...found.filter((line) => line !== 'form required'))
    expect([core.key, found]).toEqual([core.key, []])
  }
})

describe('names', () => {
  test.each([
    ['Customer', 'camel'],
    ['test-bench', 'camel'],
    ['../../etc/passwd', 'camel'],
    ['test bench', 'camel'],
    ['x', 'camel'],
    ['class', 'reserved'],
    ['await', 'reserved'],
    ['index', 'reserved'],
    ['resources', 'reserved'],
    ['customer', 'taken'],
    ['purchaseorder', 'taken'],
    ['role', 'taken'],
  ])('of a resource: %s is %s', (key, rule) => expect(wrong(bench({ key }))).toEqual([`key ${rule}`]))

  test.each(['/customer', '/blade-bip/../x', '/blade-bip/a b', '/blade-bip/ScmSupplier', "/blade-bip/a';"])(
    'a path like %s is refused',
    (path) => expect(wrong(bench({ path }))[0]).toMatch(/^path /),
  )

  test.each(['order', 'id', 'createTime', 'current', 'search', 'constructor', 'Name', 'a_b', '__proto__'])(
    'a field may not be called %s',
    (key) => expect(wrong(field('channels', { key }))[0]).toMatch(/^fields\.2\.key (reserved|camel)$/),
  )

  test('addresses of pages belong to one resource', () => {
    const at = (path: string) => wrong(bench({ menu: { group: 'scm.stock', path, order: 1 } }))
    expect([at('/scm/supplier'), at('/scm/supplier/old'), at('/login/x'), at('/scm/../x'), at('/scm')]).toEqual([
      ['menu.path taken'],
      ['menu.path taken'],
      ['menu.path reserved'],
      ['menu.path menuPath'],
      ['menu.path menuPath'],
    ])
    expect(wrong(bench({ menu: { group: 'nowhere', path: '/scm/bench', order: 0 } }))).toEqual([
      'menu.group unknown',
      'menu.order bounds',
    ])
  })
})

describe('fields', () => {
  test.each([
    ['category', { dictionary: 'DC_NOTHING' }, 'fields.5.dictionary unknown'],
    ['supplierId', { to: 'nobody' }, 'fields.6.to unknown'],
    ['price', { min: '9', max: '8' }, 'fields.3.max range'],
    ['channels', { width: 5 }, 'fields.2.width bounds'],
    ['channels', { dictionary: 'DC_INDUSTRY' }, 'fields.2.dictionary option'],
    ['channels', { kind: 'colour' }, 'fields.2.kind unknown'],
    ['channels', { initial: 'many' }, 'fields.2.initial initial'],
    ['channels', { min: 1 }, 'fields.2.min shape'],
    ['channels', { required: 'yes' }, 'fields.2.required shape'],
    ['channels', { messages: { required: '请输入' } }, 'fields.2.messages shape'],
    ['channels', { messages: { unheardOf: { 'zh-CN': 'a', en: 'b', vi: 'c' } } }, 'fields.2.messages shape'],
    ['benchName', { pattern: '(' }, 'fields.1.pattern pattern'],
    ['benchName', { label: { 'zh-CN': '名称', en: 'Name' } }, 'fields.1.label shape'],
    ['benchName', { label: { 'zh-CN': '名称', en: 'Name', vi: ' ' } }, 'fields.1.label languages'],
    ['benchName', { label: { 'zh-CN': "a\n'); evil(", en: 'b', vi: 'c' } }, 'fields.1.label shape'],
    ['benchNo', { template: 'TB-{yyyy}' }, 'fields.0.template template'],
    ['boughtOn', { notBefore: 'price' }, 'fields.4.notBefore unknown'],
    ['price', { formula: { op: 'add', args: ['channels', 'nothing'] } }, 'fields.3.formula unknown'],
    ['price', { formula: { op: 'run', args: ['channels'] } }, 'fields.3.formula shape'],
  ])('%s with %j', (key, options, line) => expect(wrong(field(key, options))).toEqual([line]))

  test('two may not have one name, nor may one that is required be left out of the form', () => {
    expect(wrong({ ...testBench, fields: [...testBench.fields, testBench.fields[2]] })).toEqual(['fields.11 twice'])
    const form = testBench.form.slice(0, 1)
    expect(wrong(bench({ form }))).toEqual(['fields.4 left'])
  })

  test('lists and forms name fields that are there', () => {
    expect(wrong(bench({ columns: ['nothing'], filters: ['manuals', 'x'], sort: 'channels' }))).toEqual([
      'columns.0 unknown',
      'filters.0 unaskable',
      'filters.1 unknown',
      'sort unsorted',
    ])
    expect(wrong(bench({ display: 'price' }))).toEqual(['display display'])
  })
})

describe('states and actions', () => {
  test('go together with one field', () => {
    expect(wrong(bench({ states: [], actions: [] }))).toEqual(['states states'])
    expect(wrong({ ...testBench, fields: testBench.fields.slice(0, -1), columns: ['benchName'], filters: [] })).toEqual([
      'states states',
    ])
  })

  test('lead to states that are there, under names that are free', () => {
    const [retire] = testBench.actions
    expect(wrong({ ...testBench, actions: [{ ...retire, name: 'remove', to: 'gone', from: ['x'] }] })).toEqual([
      'actions.0.name reserved',
      'actions.0.from unknown',
      'actions.0.to unknown',
      'states.1.value stuck',
    ])
  })
})

test.each([null, 'text', [], {}, { fields: 'x' }, { ...testBench, fields: [null] }, { ...testBench, run: 'x' }])(
  'rubbish such as %j is refused without an accident',
  (raw) => expect(wrong(raw).length).toBeGreaterThan(0),
)

test('every rule has its words in three languages', () => {
  for (const text of Object.values(prototypeRules)) for (const language of languages) expect(say(text, language)).not.toBe('')
})
