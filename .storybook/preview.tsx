import '../packages/design-system/src/fonts.ts'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
// Piece by piece: the index would load every component for every story.
import { DesignProvider } from '../packages/design-system/src/DesignProvider/DesignProvider.tsx'
import { LocaleProvider } from '../packages/design-system/src/foundations/LocaleProvider.tsx'
import { type Locale, locales } from '../packages/design-system/src/foundations/texts.ts'
import { type ThemeName, themeNames } from '../packages/design-system/src/foundations/themes.ts'
import { type Density, densities } from '../packages/design-system/src/foundations/tokens.ts'
import { drawAfterEvents, mountDrawn } from './asAPersonActs.ts'
import { axeInThemes } from './axeInThemes.ts'
import { LaterFrame, LaterPage } from './docs/later.tsx'
import { chosenIn, defaults } from './docs/toolbar.ts'
import { writtenTypes } from './docs/writtenTypes.ts'
import { emptyHosts } from './emptyHosts.ts'
import { askForLessMotion } from './lessMotion.ts'
import { keepArgsSmall } from './smallArgs.ts'

const languageTitles: Record<Locale, string> = { 'zh-CN': '中文', vi: 'Tiếng Việt', en: 'English' }

const themeTitles: Record<ThemeName, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast', wall: 'Wall display' }

const densityTitles: Record<Density, string> = { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' }

// A failing query names what it looked for; the whole document in the message would hide it.
// Its own wait is a second, which a busy machine takes to draw a page; what never comes still fails.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? 'The element was not found.') })

const withDesign: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, density, locale, width, motion } = chosenIn(globals)
  askForLessMotion(motion === 'reduced')
  const story = (
    <div style={{ maxWidth: width === 'full' ? undefined : `${width}px`, padding: parameters.isBare === true ? 0 : 24 }}>
      <Story />
    </div>
  )
  // A page of documentation has the theme and the hosts of messages around all its stories.
  if (viewMode === 'docs') return <LocaleProvider locale={locale}>{story}</LocaleProvider>
  return (
    <DesignProvider theme={theme} density={density} locale={locale}>
      {story}
    </DesignProvider>
  )
}

const preview: Preview = {
  decorators: [withDesign],
  tags: ['autodocs'],
  initialGlobals: defaults,
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
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'As the machine' },
          { value: 'reduced', title: 'Less motion' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // Of what is well nothing is told: to describe each element that passed took longer than the rules themselves.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    backgrounds: { disable: true },
    docs: {
      container: LaterFrame,
      page: LaterPage,
      toc: { headingSelector: 'h2, h3.sbdocs', title: null },
      // The page shows the code as it is written; Storybook would write it anew from the elements, with all their data.
      source: { type: 'code' },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Read me',
            'Colours',
            'Themes',
            'Type',
            'Texts',
            'Space and sizes',
            'Icons',
            'Elevation and layers',
            'Focus ring',
            'Motion',
          ],
          'Kitchen',
          'Pages',
          'Actions',
          'Inputs',
          'Display',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Shell',
        ],
      },
    },
  },
  argTypesEnhancers: [writtenTypes],
  beforeAll: drawAfterEvents,
  beforeEach: [keepArgsSmall, emptyHosts],
  mount: mountDrawn,
  afterEach: axeInThemes,
}

export default preview
