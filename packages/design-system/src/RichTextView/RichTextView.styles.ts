import { styled } from 'styled-components'

export const Root = styled.div`
  min-width: 0;
  color: var(--text);
  font-size: 14px;
  line-height: 22px;
  overflow-wrap: anywhere;
  &[data-size='compact'] { font-size: 13px; line-height: 20px; }
`

export const Nothing = styled.p`
  color: var(--text-faint);
`

/** The typography of texts that others write: everything by its tag, as a text has no classes. */
export const Body = styled.div`
  /* A text stays in its place, whatever it is made of. */
  contain: layout;
  max-width: 76ch;

  & > :first-child { margin-block-start: 0; }
  & > :last-child { margin-block-end: 0; }

  p, ul, ol, dl, blockquote, pre, figure, details, [data-table] { margin-block: 0 12px; }
  h1, h2, h3, h4, h5, h6 { margin-block: 20px 8px; color: var(--text); font-weight: 650; }
  h1 { font-size: 20px; line-height: 28px; }
  h2 { font-size: 17px; line-height: 26px; }
  h3 { font-size: 15px; line-height: 24px; }
  h4, h5, h6 { font-size: inherit; line-height: inherit; }
  h5, h6 { color: var(--text-muted); }

  ul, ol { padding-inline-start: 24px; }
  li { margin-block: 2px; }
  li > ul, li > ol { margin-block: 2px; }
  dt { font-weight: 600; }
  dd { margin-inline-start: 16px; }
  hr { margin-block: 20px; border: 0; border-block-start: 1px solid var(--line); }

  a { text-decoration: underline; text-underline-offset: 3px; text-decoration-color: color-mix(in srgb, currentColor 45%, transparent); }
  a:hover { text-decoration-color: currentColor; }
  /* A link that was not let through leads nowhere, and says so. */
  a:not([href]) { color: inherit; text-decoration: none; }
  strong, b { font-weight: 650; }
  mark { padding-inline: 2px; border-radius: 3px; background: var(--pending-soft); color: var(--text); }
  small { font-size: 12px; }
  sub, sup { line-height: 0; }
  blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--line-strong); color: var(--text-muted); }

  code, kbd { padding: 1px 4px; border-radius: 3px; background: var(--sunken); font: 0.93em/1 var(--mono); }
  pre { padding: 10px 12px; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--sunken); font: 13px/20px var(--mono); }
  pre code { padding: 0; background: none; font: inherit; }

  img { max-width: 100%; height: auto; border-radius: var(--radius-small); vertical-align: middle; }
  figcaption { margin-block-start: 4px; color: var(--text-muted); font-size: 12px; line-height: 18px; }
  [data-opener] { display: inline-block; max-width: 100%; padding: 0; border: 0; border-radius: var(--radius-small); background: none; cursor: zoom-in; vertical-align: middle; }
  [data-opener]:focus-visible { outline-offset: 2px; }

  [data-table] { overflow-x: auto; }
  [data-table]:focus-visible { outline-offset: -2px; }
  table { width: max-content; min-width: min(100%, 320px); max-width: none; border-collapse: collapse; font-size: 13px; line-height: 20px; }
  caption { padding-block-end: 6px; color: var(--text-muted); font-size: 12px; text-align: start; }
  th, td { max-width: 360px; padding: 6px 12px; border: 1px solid var(--line); text-align: start; vertical-align: top; }
  th { background: var(--canvas); color: var(--text-muted); font-weight: 600; }
  td > :last-child, th > :last-child, li > p:last-child { margin-block-end: 0; }

  summary { cursor: default; font-weight: 600; }
  details > :last-child { margin-block-end: 0; }

  [data-align='left'] { text-align: left; }
  [data-align='center'] { text-align: center; }
  [data-align='right'] { text-align: right; }
  [data-align='justify'] { text-align: justify; }
`
