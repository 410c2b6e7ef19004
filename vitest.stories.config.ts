import { globSync, statSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchArgs } from './scripts/lib/browser.ts'

/**
 * The gate runs stories with React as it is delivered, and styles put in one by one, as in the product: the kind for development traces each element
 * and reads all styles anew for each new one, which took half of the time. The proof runs them with that kind, and the built Storybook.
 */
if (!process.env.BIP_PROVE) process.env.NODE_ENV = 'production'

/** Runs side by side each keep what they prepared to themselves. */
const part = process.env.BIP_STORIES_PART ?? 'all'

/** Their stories hear how the page was used or what it was answered before, or wait for the browser to draw a file: each has a page of its own. */
const alone = 'Tooltip|IconButton|QRCode|Children|Customers'
const aside = [`**/@(${alone}).stories.tsx`]

/** Two lists of about the same weight, by the length of their files: each is for the half of the stories that the other does not take. */
function halves(files: readonly string[]): [string[], string[]] {
  const weighed = files.map((file) => ({ file, weight: statSync(file).size })).sort((a, b) => b.weight - a.weight)
  const lists: [string[], string[]] = [[], []]
  const sums = [0, 0]
  for (const { file, weight } of weighed) {
    const lighter = Number((sums[1] ?? 0) < (sums[0] ?? 0))
    lists[lighter]?.push(file)
    sums[lighter] = (sums[lighter] ?? 0) + weight
  }
  return lists
}

const [one, two] = halves(globSync('{packages,apps}/*/src/**/*.stories.tsx').sort())

type Options = { isolate: boolean; exclude: string[]; instances: { browser: 'chromium'; name: string; exclude?: string[] }[] }

const project = (name: string, { instances, ...options }: Options) => ({
  cacheDir: `node_modules/.vite/${name}-${part}`,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // All dependencies are found before the first test: one found later would reload the page under a running test.
  optimizeDeps: {
    entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.{stories.tsx,worker.ts}', 'apps/*/src/**/*.{stories.tsx,worker.ts}'],
    include: ['axe-core', 'exceljs', 'react/jsx-dev-runtime'],
  },
  test: {
    name,
    ...options,
    env: { BIP_PROVE: process.env.BIP_PROVE ?? '' },
    maxWorkers: 1,
    // For stories that hang: a loaded machine takes several times as long for the largest ones.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.BIP_CHROMIUM ?? '/usr/bin/chromium',
          args: launchArgs,
        },
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      }),
      instances,
    },
  },
})

/** Every story as a test in a real browser, with axe in light and, where looks matter, in the dark. BIP_CHROMIUM names the browser; default /usr/bin/chromium. */
export default defineConfig({
  test: {
    projects: [
      // One page for all files of a half: a page for each took a third of the time. What a story leaves open, the preview clears away.
      // The gate runs the halves side by side, each in a browser of its own: two pages of one browser would share the focus.
      project('stories', {
        isolate: false,
        exclude: aside,
        instances: [
          { browser: 'chromium', name: 'stories 1', exclude: [...aside, ...two] },
          { browser: 'chromium', name: 'stories 2', exclude: [...aside, ...one] },
        ],
      }),
      project('stories-alone', {
        isolate: true,
        exclude: [`**/!(${alone}).stories.tsx`],
        instances: [{ browser: 'chromium', name: 'stories alone' }],
      }),
    ],
  },
})
