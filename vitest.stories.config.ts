import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchArgs } from './scripts/lib/browser.ts'

/** Runs side by side each keep what they prepared to themselves. */
const part = process.env.BIP_STORIES_PART ?? 'all'

/** Their stories hear how the page was used or what it was answered before, or wait for the browser to draw a file: each has a page of its own. */
const alone = 'Tooltip|IconButton|QRCode|Children|Customers'

const project = (name: string, options: { isolate: boolean; exclude: string[] }) => ({
  cacheDir: `node_modules/.vite/${name}-${part}`,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // All dependencies are found before the first test: one found later would reload the page under a running test.
  optimizeDeps: {
    entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.{stories.tsx,worker.ts}', 'apps/*/src/**/*.{stories.tsx,worker.ts}'],
    include: ['axe-core', 'exceljs'],
  },
  test: {
    name,
    ...options,
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
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Every story as a test in a real browser, with axe in light and, where looks matter, in the dark. BIP_CHROMIUM names the browser; default /usr/bin/chromium. */
export default defineConfig({
  test: {
    projects: [
      // One page for all files: a page for each took a third of the time. What a story leaves open, the preview clears away.
      project('stories', { isolate: false, exclude: [`**/@(${alone}).stories.tsx`] }),
      project('stories-alone', { isolate: true, exclude: [`**/!(${alone}).stories.tsx`] }),
    ],
  },
})
