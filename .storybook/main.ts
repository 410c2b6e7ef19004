import type { StorybookConfig } from '@storybook/react-vite'
import { resourceIndex } from '../apps/portal/resources.config.ts'

/** One Storybook over every package and app; it reaches for nothing on the network. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), resourceIndex()] }),
  typescript: { reactDocgen: 'react-docgen', check: false },
}

export default config
