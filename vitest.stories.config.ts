import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Runs side by side each keep what they prepared to themselves. */
const part = process.env.BIP_STORIES_PART ?? 'all'

/** Every story as a test in a real browser, with axe in light and, where looks matter, in every theme. BIP_CHROMIUM names the browser; default /usr/bin/chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        cacheDir: `node_modules/.vite/stories-${part}`,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // All dependencies are found before the first test: one found later would reload the page under a running test.
        optimizeDeps: {
          entries: ['.storybook/preview.tsx', 'packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'],
          include: ['axe-core', 'exceljs'],
        },
        test: {
          name: 'stories',
          testTimeout: 20_000,
          // One page for all files: a page of its own for each took a third of the time. What a story leaves open, the preview clears away.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.BIP_CHROMIUM ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
