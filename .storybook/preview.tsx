import '../packages/design-system/src/fonts.ts'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import {
  type Density,
  DesignProvider,
  densities,
  type Locale,
  locales,
  type ThemeName,
  themeNames,
} from '../packages/design-system/src/index.ts'
import { axeInDark } from './axeInDark.ts'

type Globals = { theme?: ThemeName; density?: Density; locale?: Locale; width?: string }

const languageTitles: Record<Locale, string> = { 'zh-CN': '中文', vi: 'Tiếng Việt', en: 'English' }

const themeTitles: Record<ThemeName, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast', wall: 'Wall display' }

const densityTitles: Record<Density, string> = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }

// A failing query names what it looked for; the whole document in the message would hide it.
configure({ getElementError: (message) => new Error(message ?? 'The element was not found.') })

const withDesign: Decorator = (Story, { globals, parameters }) => {
  const { theme, density, locale, width } = globals as Globals // Storybook types globals loosely; the toolbar below offers only these values.
  const isBare = parameters.isBare === true
  return (
    <DesignProvider theme={theme} density={density} locale={locale}>
      <div style={{ maxWidth: width && width !== 'full' ? `${width}px` : undefined, padding: isBare ? 0 : 24 }}>
        <Story />
      </div>
    </DesignProvider>
  )
}

const preview: Preview = {
  decorators: [withDesign],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', density: 'normal', locale: 'zh-CN', width: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: themeNames.map((value) => ({ value, title: themeTitles[value] })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'menu',
        dynamicTitle: true,
        items: densities.map((value) => ({ value, title: densityTitles[value] })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map((value) => ({ value, title: languageTitles[value] })),
      },
    },
    width: {
      description: 'Width of the story',
      toolbar: {
        title: 'Width',
        icon: 'ruler',
        dynamicTitle: true,
        items: ['full', '360', '768', '1120'].map((value) => ({ value, title: value === 'full' ? 'Full width' : `${value} px` })),
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    backgrounds: { disable: true },
    options: {
      storySort: { order: ['Foundations', 'Kitchen', 'Actions', 'Display', 'Inputs', 'Overlays', 'Feedback', 'Data', 'Shell'] },
    },
  },
  afterEach: axeInDark,
}

export default preview
