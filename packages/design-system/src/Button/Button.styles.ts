import { css, styled } from 'styled-components'
import { Ring } from '../Spinner/Spinner.styles.ts'

/** The look of everything that is pressed: shared by Button, IconButton and Link in its button dress. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: var(--control);
  padding: 3px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: 14px;
  line-height: 20px;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  touch-action: manipulation;

  /* Fades under the pointer only: where the theme changes or a form is locked, hundreds would each run transitions of their own. */
  &:hover { background: var(--hover); text-decoration: none; transition: background-color var(--motion), border-color var(--motion), color var(--motion); }
  &[data-pressed] { background: var(--sunken); border-color: var(--line-field); }

  &[data-variant='primary'] { background: var(--accent); border-color: transparent; color: var(--text-on-accent); font-weight: 600; }
  &[data-variant='primary']:hover { background: var(--accent-hover); }
  &[data-variant='primary'][data-pressed] { background: color-mix(in srgb, var(--accent-hover) 88%, var(--text)); }

  &[data-variant='quiet'] { background: transparent; border-color: transparent; color: var(--text-muted); }
  &[data-variant='quiet']:hover { background: color-mix(in srgb, var(--text) 7%, transparent); color: var(--text); }
  &[data-variant='quiet'][data-pressed], &[data-variant='quiet'][aria-expanded='true'] { background: color-mix(in srgb, var(--text) 11%, transparent); color: var(--text); }

  &[data-variant='danger'] { color: var(--danger); border-color: color-mix(in srgb, var(--danger) 45%, transparent); }
  &[data-variant='danger']:hover { background: var(--danger-soft); border-color: var(--danger); }
  &[data-variant='danger'][data-emphasis='strong'] { background: var(--danger); border-color: transparent; color: var(--text-on-danger); font-weight: 600; }
  &[data-variant='danger'][data-emphasis='strong']:hover { background: var(--danger-hover); }

  &[data-size='small'] { min-height: var(--control-small); padding: 1px 9px; gap: 5px; font-size: 13px; line-height: 18px; }
  &[data-icon-only] { padding: 0; inline-size: var(--control); flex: none; }
  &[data-icon-only][data-size='small'] { inline-size: var(--control-small); }

  /* A label that is longer than a narrow window takes another line; beside others a button keeps its width. */
  @media (max-width: 768px) { flex-shrink: 0; max-inline-size: 100%; overflow-wrap: anywhere; white-space: normal; }

  &[data-disabled] { background: var(--sunken); border-color: var(--line); color: var(--text-faint); font-weight: 400; cursor: not-allowed; }
  &[data-disabled][data-variant='quiet'] { background: transparent; border-color: transparent; opacity: 0.75; }
  &[data-loading] { cursor: progress; }

  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  kbd { margin-inline-start: 2px; color: inherit; }
  @media (forced-colors: active) {
    &, &[data-variant] { border-color: ButtonText; }
    &[data-disabled], &[data-disabled][data-variant='quiet'] { border-color: GrayText; color: GrayText; }
  }
`

export const Root = styled.button`
  ${buttonLook}
`

export const Wait = styled(Ring)`
  --spinner-size: 14px;
  margin: 1px;
`
