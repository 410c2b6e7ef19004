import { createGlobalStyle } from 'styled-components'
import { type Theme, type ThemeName, themes } from './themes.ts'
import { densities, latinSans, phone, rowHeights, sizes, touchSizes, wallSteps, wallTables } from './tokens.ts'

const declarations = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

const isDark = (name: ThemeName): boolean => name === 'dark' || name === 'wall'

const themeRule = (name: ThemeName, theme: Theme): string =>
  `${name === 'light' ? ':root,' : ''}[data-theme='${name}']{color-scheme:${isDark(name) ? 'dark' : 'light'};${declarations(theme)}}`

const wallRules = (by: number): string => {
  const { type, rowHeights: rows } = wallTables
  const px = (size: number): string => `${Math.round(size * by)}px`
  return [
    `[data-theme='wall']{--font-table:${px(type)};--row:${px(rows.normal)};}`,
    ...densities.map(
      (one) => `[data-theme='wall']:is([data-density='${one}'],[data-density='${one}'] *){--row:${px(rows[one])};}`,
    ),
  ].join('\n')
}

/** The CSS variables of every theme and density, as one style sheet's text. */
export const tokenCss: string = [
  `:root{${declarations(sizes)}}`,
  `:root:lang(en),:root:lang(vi){${declarations({ sans: latinSans })}}`,
  ...Object.entries(themes).map(([name, theme]) => themeRule(name as ThemeName, theme)), // Object.entries widens the keys of a literal to string.
  // First what holds where nothing is chosen: a rule for :root weighs as much as one for an attribute, and the later one wins.
  `:root{--row:${rowHeights.normal}px;}`,
  ...Object.entries(rowHeights).map(([density, height]) => `[data-density='${density}']{--row:${height}px;}`),
  `@media ${phone}{:root,[data-density]{${declarations(touchSizes)}}}`,
  wallRules(1),
  ...wallSteps.map(({ lines, by }) => `@media (min-height:${lines}px){${wallRules(by)}}`),
].join('\n')

/** Variables, reset and focus ring for the whole page; rendered once, by DesignProvider. */
export const DesignStyles = createGlobalStyle`
  ${tokenCss}

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--text);
    font: 14px/20px var(--sans);
    font-variant-numeric: tabular-nums;
    /* A word longer than its place breaks rather than leave it; it makes no place narrower. */
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, h5, h6, p, figure, dl, dd { margin: 0; }
  ul[role='list'], ol[role='list'] { margin: 0; padding: 0; list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: default; }
  svg { display: block; flex: none; }
  a { color: var(--accent); text-decoration: none; }
  a:hover { text-decoration: underline; }
  mark { border-radius: 2px; background: var(--pending-soft); color: var(--text); box-shadow: 0 0 0 1px var(--pending-soft); }
  ::selection { background: color-mix(in srgb, var(--focus) 30%, transparent); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
  h1:focus { outline: none; }
  @media (forced-colors: active) { mark { background: Mark; color: MarkText; } }
  [hidden] { display: none !important; }
  @media (prefers-reduced-motion: reduce) {
    /* None at all, but told as ended: one of a millisecond would still draw its first frame, of nothing where things fade in. */
    *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important; }
  }
`
