import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { create } from 'storybook/theming/create'
import { DesignProvider, sizes, type ThemeName, themes } from '../../packages/design-system/src/index.ts'
import { ChosenProvider, useToolbar } from './toolbar.ts'

/** Storybook's own blocks in the colours of one of our themes. */
const blocksIn = (name: ThemeName) => {
  const theme = themes[name]
  return create({
    base: name === 'dark' || name === 'wall' ? 'dark' : 'light',
    colorPrimary: theme.accent,
    colorSecondary: theme.accent,
    appBg: theme.canvas,
    appContentBg: theme.surface,
    appHoverBg: theme.hover,
    appPreviewBg: theme.canvas,
    appBorderColor: theme.line,
    appBorderRadius: 6,
    fontBase: sizes.sans,
    fontCode: sizes.mono,
    textColor: theme.text,
    textMutedColor: theme['text-muted'],
    textInverseColor: theme['text-on-inverse'],
    barBg: theme.surface,
    barTextColor: theme['text-muted'],
    barHoverColor: theme.accent,
    barSelectedColor: theme.accent,
    inputBg: theme.surface,
    inputBorder: theme['line-field'],
    inputTextColor: theme.text,
  })
}

/** The frame of every page of documentation: it follows the toolbar, and shows the messages of all stories on it once. */
export const DocsFrame = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const chosen = useToolbar(context)
  return (
    <ChosenProvider value={chosen}>
      <DesignProvider theme={chosen.theme} density={chosen.density} locale={chosen.locale}>
        <DocsContainer context={context} theme={blocksIn(chosen.theme)}>
          {children}
        </DocsContainer>
      </DesignProvider>
    </ChosenProvider>
  )
}
