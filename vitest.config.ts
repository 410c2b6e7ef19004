import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { resourceIndex } from './apps/portal/resources.config.ts'
import { launchArgs } from './scripts/lib/browser.ts'
import { LongestFirst } from './scripts/lib/longestFirst.ts'

const server = 'apps/server/src'
/** Node runs these sources by itself, as it does in the product: what Vite would make of them takes longer to make and to run. */
const asTheProduct = { viteModuleRunner: false, nodeLoader: false }

/** What asks no database, or the same of each: it is tested once, beside the embedded one. */
const withAnyDatabase = [
  'apart/**',
  'base/**',
  'db/embedded/**',
  'develop/**',
  'files/content/**',
  'http/{limits,sealing}.test.ts',
  'http/body/**',
  'http/serving/{pages,sealed,slowClients}.test.ts',
  'identity/captcha/**',
  'identity/secrets/queue.test.ts',
  'kinds/**',
  'outbound/**',
  'permissions/**',
  'printing/draw/**',
  'push/{connection,frames}.test.ts',
  'resources/transfer/bombs.test.ts',
  'resources/transfer/reader/**',
  'workflow/engine/**',
].map((path) => `${server}/${path}`)

/**
 * What asks both databases alike, one call after the other: the gate tests it beside the embedded one, `pnpm prove` beside both. What walks all
 * modules (the demonstration, conformance, trust, every route) and what has callers wait for each other stays beside both.
 */
const alikeOnBoth = [
  'administration/{clients,dictionaries,health,holdings,menus,online,params,roles,scopes,structure,tenants}/**',
  'administration/permissions.test.ts',
  'apiDocs/**',
  'collect/**',
  'comments/**',
  'desk/**',
  'files/admin/**',
  'http/serving/{aborts,serve}.test.ts',
  'identity/{devices,face,guard,own,phones,registration,signIn,sms,social,tickets}/**',
  'identity/secrets/keys.test.ts',
  'identity/session/tokens.test.ts',
  'modules/crm/{demand,opps}/**',
  'modules/crm/duplicates.test.ts',
  'modules/{knowledge,labor,mps,outsourcing,shared,system,work}/**',
  'modules/mmr/{mmr.test.ts,mrp/net/**,scheduling/**}',
  'modules/pdp/order/**',
  'modules/wms/wms.test.ts',
  'neighbours/**',
  'resources/{bulk,versions}/**',
  'resources/lookups.test.ts',
  'resources/read/personal.test.ts',
  'resources/draft/belonging.test.ts',
  'shell/**',
  'tenancy/**',
  'views/**',
  'wiki/**',
  'workflow/{approvals,oneMore,stored}.test.ts',
  'workflow/{manage,read}/**',
].map((path) => `${server}/${path}`)

const besidePostgres = process.env.BIP_PROVE ? withAnyDatabase : [...withAnyDatabase, ...alikeOnBoth]

const notHere = [...configDefaults.exclude, ...(process.env.BIP_TEST_DB === 'postgres' ? besidePostgres : [])]

/** What changes what the server is made of has a process of its own. */
const alone = [`${server}/workflow/oneMore.test.ts`]

/** Every file opens a database and a server of its own. What they are made of is loaded once for all: that took a quarter of the time. */
const serverTests = {
  environment: 'node',
  experimental: asTheProduct,
  globalSetup: 'apps/server/src/testing/run.ts',
  pool: 'forks',
  // More than two databases at once make each of them slower than one after the other.
  maxWorkers: 2,
  // For tests that hang: on a loaded machine the longest take several times as long.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // On a loaded machine what arrives by itself may take its time.
  expect: { poll: { timeout: 30_000 } },
} as const

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [resourceIndex()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/{portal,dashboards}/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Two hundred files share what they load: a thread for each took most of the time.
          isolate: false,
          // For tests that hang: on a loaded machine those that try thousands of cases take many times as long.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...notHere, ...alone],
          isolate: false,
        },
      },
      { test: { ...serverTests, name: 'server-alone', include: alone, exclude: notHere } },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          experimental: asTheProduct,
          include: ['tests/journeys/**/*.test.ts'],
          pool: 'forks',
          // Each has a server and a browser of its own, and waits for one of them most of the time.
          maxWorkers: 2,
          testTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
          // A first start fills the demonstration database, which takes a minute on a machine that does other work too.
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react(), resourceIndex()],
        // All dependencies are found before the first test: one found later would reload the page under a running test.
        optimizeDeps: {
          entries: [
            'packages/**/*.test.tsx',
            'packages/design-system/src/*/*.stories.tsx',
            'apps/{portal,dashboards}/**/*.test.tsx',
          ],
        },
        test: {
          name: 'components',
          include: ['packages/**/*.test.tsx', 'apps/{portal,dashboards}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: process.env.BIP_CHROMIUM ?? '/usr/bin/chromium', args: launchArgs },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
