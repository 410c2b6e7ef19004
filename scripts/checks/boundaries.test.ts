import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { boundaries } from './boundaries.ts'

const root = { 'package.json': { name: 'bip', devDependencies: { vitest: '1' } } }

const packageAt = (folder: string, name: string, dependencies: Record<string, string> = {}) => ({
  [`${folder}/package.json`]: { name, dependencies },
})

const contract = packageAt('packages/contract', '@bip/contract')
const server = packageAt('apps/server', '@bip/server', { '@bip/contract': '*' })
const portal = packageAt('apps/portal', '@bip/portal', { '@bip/contract': '*', '@bip/dashboards': '*' })

describe('boundaries', () => {
  it('finds nothing in a tree that keeps them', async () => {
    const base = tree({
      ...root,
      ...contract,
      ...server,
      'packages/contract/src/index.ts': "export * from './lists.ts'",
      'packages/contract/src/lists.ts': 'export const lists = []',
      'apps/server/src/main.ts':
        "import { createServer } from 'node:http'\nimport { lists } from '@bip/contract'\ncreateServer(() => lists)",
    })
    expect(await boundaries(base)).toEqual([])
  })

  it('names the line of an import that nobody declared, whether static, re-exported, typed or loaded later', async () => {
    const base = tree({
      ...root,
      ...contract,
      'packages/contract/src/a.ts': "\nimport 'lodash'",
      'packages/contract/src/b.ts': "export { x } from '@scope/kit/deep'",
      'packages/contract/src/c.ts': "import type { X } from 'shapes'",
      'packages/contract/src/d.tsx': "export const load = () => import('late')",
    })
    expect(await boundaries(base)).toEqual([
      'packages/contract/src/a.ts:2 imports lodash, which package.json does not declare; add it there, or do without.',
      'packages/contract/src/b.ts:1 imports @scope/kit, which package.json does not declare; add it there, or do without.',
      'packages/contract/src/c.ts:1 imports shapes, which package.json does not declare; add it there, or do without.',
      'packages/contract/src/d.tsx:1 imports late, which package.json does not declare; add it there, or do without.',
    ])
  })

  it('keeps apps apart, even when one declares the other', async () => {
    const base = tree({
      ...root,
      ...portal,
      ...packageAt('apps/dashboards', '@bip/dashboards'),
      'apps/portal/src/a.ts': "import '@bip/dashboards'",
      'apps/portal/src/b.ts': "import '../../dashboards/src/index.ts'",
    })
    const findings = await boundaries(base)
    expect(findings).toHaveLength(2)
    expect(findings[0]).toContain('apps/portal/src/a.ts:1 imports @bip/dashboards, which @bip/portal may not')
    expect(findings[1]).toContain('a file of another package')
  })

  it('keeps the modules of the portal apart', async () => {
    const base = tree({
      ...root,
      ...portal,
      'apps/portal/src/modules/crm/index.ts': "import '../stock/index.ts'\nimport '../../shell/frame.ts'",
      'apps/portal/src/shell/frame.ts': "import '../modules/crm/index.ts'",
    })
    expect(await boundaries(base)).toEqual([
      'apps/portal/src/modules/crm/index.ts:1 imports ../stock/index.ts, a file of the module "stock"; modules share through the shell or a package.',
    ])
  })

  it('lets the folders of the server import one way, and its tests both', async () => {
    const base = tree({
      ...root,
      ...server,
      'apps/server/src/app.ts': "import './identity/signIn.ts'",
      'apps/server/src/identity/signIn.ts':
        "import '../http/route.ts'\nimport '../administration/logs/read.ts'\nimport '../app.ts'",
      'apps/server/src/administration/logs/read.ts': "import '../../identity/signIn.ts'\nimport './own.ts'",
      'apps/server/src/http/route.test.ts': "import '../modules/crm/index.ts'",
      'apps/server/src/attic/old.ts': '',
    })
    expect(await boundaries(base)).toEqual([
      'apps/server/src/identity/signIn.ts:2 imports ../administration/logs/read.ts: "administration" does not lie below "identity" (scripts/checks/floors.ts); move what they share below both.',
      'apps/server/src/identity/signIn.ts:3 imports ../app.ts, which puts the server together; nothing below it knows that.',
      'apps/server/src/attic is on no floor of scripts/checks/floors.ts; name what it may import.',
    ])
  })

  it('finds folders of the server with more files than one sees at a glance', async () => {
    const files = Array.from({ length: 21 }, (_, at) => [`apps/server/src/files/f${at}.ts`, ''])
    expect(await boundaries(tree({ ...root, ...server, ...Object.fromEntries(files) }))).toEqual([
      'apps/server/src/files holds 21 files, more than 20; group them in folders.',
    ])
  })

  it('keeps React and Node out of the contract, declared or not, but not out of its tests', async () => {
    const base = tree({
      ...root,
      ...packageAt('packages/contract', '@bip/contract', { react: '19' }),
      'packages/contract/src/a.ts': "import 'react'",
      'packages/contract/src/b.ts': "import 'node:fs'\nimport 'path'",
      'packages/contract/src/b.test.ts': "import 'node:fs'\nimport { it } from 'vitest'",
    })
    expect((await boundaries(base)).map((finding) => finding.replace(/, which.*/, ''))).toEqual([
      'packages/contract/src/a.ts:1 imports react',
      'packages/contract/src/b.ts:1 imports node:fs',
      'packages/contract/src/b.ts:2 imports path',
    ])
  })

  it('holds a project of its own below the tests to its own manifest', async () => {
    const base = tree({
      ...root,
      'tests/bench/pages/stage.ts': "import 'antd'",
      'tests/bench/peers/package.json': { name: 'peers', dependencies: { antd: '6' } },
      'tests/bench/peers/antd/form.ts': "import 'antd'\nimport 'vitest'",
    })
    expect(await boundaries(base)).toEqual([
      expect.stringContaining("tests/bench/pages/stage.ts:1 imports antd, which the root's package.json"),
      expect.stringContaining('tests/bench/peers/antd/form.ts:2 imports vitest, which tests/bench/peers/package.json'),
    ])
  })

  it('finds packages that depend on each other in a circle', async () => {
    const base = tree({
      ...root,
      ...packageAt('packages/records', '@bip/records', { '@bip/workflow': '*' }),
      ...packageAt('packages/workflow', '@bip/workflow', { '@bip/records': '*' }),
    })
    expect(await boundaries(base)).toEqual([expect.stringContaining('@bip/records → @bip/workflow → @bip/records')])
  })
})
