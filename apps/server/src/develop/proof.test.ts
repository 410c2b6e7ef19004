import { execFile } from 'node:child_process'
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
import { promisify } from 'node:util'
import { label } from '@bip/contract'
import { coreOf, type Prototype } from '@bip/develop'
import { testBench } from '@bip/develop/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaults } from '../base/config.ts'
import { testHome } from '../testing/index.ts'
import { planFiles } from './plan.ts'
import { treeOf } from './tree.ts'
import { writeFiles } from './write.ts'

const { root } = defaults.develop
/** The screen and its stories bring the whole design system before the compiler, which takes the time of the full run. */
const isFull = Boolean(process.env.BIP_PROVE)
const serverMembers = [
  'packages/contract',
  'packages/develop',
  'packages/engine',
  'packages/memory',
  'packages/scheduling',
  'apps/server',
]
const portalMembers = [...['design-system', 'pickers', 'records', 'workflow'].map((name) => `packages/${name}`), 'apps/portal']
const members = isFull ? [...serverMembers, ...portalMembers] : serverMembers
/** A machine that does other work too takes several times as long as an idle one. */
const timeout = 240_000
let copy: string
let written: string[]

/** The sources without tests; whatever is installed stays where it is, and only our own packages lead into the copy. */
function copySources(): void {
  copy = mkdtempSync(join(tmpdir(), 'bip-proof-'))
  for (const file of ['package.json', 'tsconfig.json', 'scripts/migrations.ts', 'scripts/lib/root.ts', 'scripts/lib/say.ts'])
    put(file)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const member of members) {
    for (const part of ['package.json', 'src', 'migrations']) put(`${member}/${part}`)
    linkModules(member)
  }
  // The formatter asks for a repository otherwise.
  const biome = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(copy, 'biome.json'), JSON.stringify({ ...biome, vcs: { enabled: false } }))
  writeFileSync(
    join(copy, 'vitest.config.mjs'),
    "export default { test: { pool: 'forks', experimental: { viteModuleRunner: false, nodeLoader: false }, testTimeout: 60000, hookTimeout: 120000 } }\n",
  )
}

function put(path: string): void {
  if (!existsSync(join(root, path))) return
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  cpSync(join(root, path), join(copy, path), {
    recursive: true,
    filter: (from) => !/\.(test|stories)\.tsx?$|\/node_modules$/.test(from),
  })
}

function linkModules(member: string): void {
  const [from, to] = [join(root, member, 'node_modules'), join(copy, member, 'node_modules')]
  // A package without dependencies has none.
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@bip' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
  if (!existsSync(join(from, '@bip'))) return
  mkdirSync(join(to, '@bip'))
  for (const name of readdirSync(join(from, '@bip'))) {
    const own = members.find((other) => other.endsWith(`/${name}`))
    if (own) symlinkSync(join(copy, own), join(to, '@bip', name))
  }
}

/** Runs a tool of the workspace in the copy; answers what it said where it was not content. */
async function run(tool: string, ...args: string[]): Promise<string> {
  const command = join(root, 'node_modules/.bin', tool)
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, VITEST_WORKER_ID: undefined, VITEST_POOL_ID: undefined }
  try {
    await promisify(execFile)(command, args, { cwd: copy, env, maxBuffer: 1e8 })
    return ''
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string } // what a failed process leaves
    return `${stdout}${stderr}` || String(error)
  }
}

/** What the compiler says of the files that were written; others are looked at where they stand. */
async function types(): Promise<string> {
  const said = await run('tsc', '--noEmit', '-p', 'tsconfig.proof.json')
  const lines = said.split('\n').filter((line) => written.some((path) => line.startsWith(path)))
  return lines.join('\n')
}

/** One that needs lines, with what they need in turn; and one that needs a file, of which no test can make up one. */
const benchOrder: Prototype = {
  ...testBench,
  key: 'benchOrder',
  path: '/blade-bip/bench-order',
  fields: [
    ...testBench.fields,
    {
      key: 'parts',
      kind: 'lines',
      label: label('部件', 'Parts', 'Bộ phận'),
      minLines: 1,
      fields: {
        materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', required: true },
        quantity: { kind: 'number', label: label('数量', 'Quantity', 'Số lượng'), scale: 2, min: '0.01', required: true },
      },
    },
  ],
  form: [...testBench.form, { label: label('部件', 'Parts', 'Bộ phận'), fields: ['parts'] }],
  menu: { group: 'scm.stock', path: '/scm/bench-order', order: 10 },
}
const benchPaper: Prototype = {
  ...testBench,
  key: 'benchPaper',
  path: '/blade-bip/bench-paper',
  fields: testBench.fields.map((field) => (field.kind === 'file' ? { ...field, required: true } : field)),
  menu: { group: 'scm.stock', path: '/scm/bench-paper', order: 11 },
}

beforeAll(async () => {
  copySources()
  written = []
  for (const prototype of [testBench, benchOrder, benchPaper]) {
    const tree = treeOf(copy)
    written.push(...(await writeFiles(tree, () => planFiles(coreOf(prototype), tree, new Date(), true))))
  }
}, timeout)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

// What compiles does not depend on the database.
test.runIf(isFull || testHome === 'embedded')(
  'what was generated compiles, is formatted like the rest and has its migration, and its own tests pass against a server',
  async () => {
    const sources = [...new Set(written)].filter((path) => /\.tsx?$/.test(path))
    const compiled = sources.filter((path) => isFull || !path.startsWith('apps/portal/'))
    const config = { extends: './tsconfig.json', include: ['apps/server/src/main.ts', '**/src/**/*.d.ts', ...compiled] }
    writeFileSync(join(copy, 'tsconfig.proof.json'), JSON.stringify(config))
    // The test keeps, lists, reads and removes over HTTP; one at a time, as machines have two cores, and the server is loaded once.
    const found = {
      types: await types(),
      format: await run('biome', 'check', '--error-on-warnings', ...sources),
      migration: await run('node', 'scripts/migrations.ts', '--check'),
      behaviour: await run('vitest', 'run', '--no-file-parallelism', '--no-isolate', 'apps/server/src/modules/'),
    }
    expect(found).toEqual({ types: '', format: '', migration: '', behaviour: '' })
  },
  timeout,
)

// A second compilation only where time is given.
test.runIf(isFull)(
  'a fault in it would be found',
  async () => {
    const path = join(copy, 'packages/contract/src/resources/scm/testBench.ts')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace("display: 'benchName'", "display: 'nothing'"))
    expect(await types()).toContain('nothing')
    writeFileSync(path, text)
  },
  timeout,
)
