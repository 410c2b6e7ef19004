import { getJestConfig } from '@storybook/test-runner'

const { testEnvironmentOptions, ...config } = getJestConfig()
const { launchOptions, ...playwright } = testEnvironmentOptions?.['jest-playwright'] ?? {}

/** The test-runner in the browser that BIP_CHROMIUM names, started with the flags in BIP_CHROMIUM_ARGS. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      launchOptions: {
        ...launchOptions,
        executablePath: process.env.BIP_CHROMIUM ?? '/usr/bin/chromium',
        args: JSON.parse(process.env.BIP_CHROMIUM_ARGS ?? '["--no-sandbox"]'),
      },
    },
  },
}
