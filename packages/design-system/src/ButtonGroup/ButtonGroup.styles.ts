import { css, styled } from 'styled-components'

/** Buttons that share their borders; the one in focus or under the pointer lies on top, so that its ring and border are whole. */
export const attachedLook = css`
  gap: 0;
  & > :not(:first-child) { margin-inline-start: -1px; border-start-start-radius: 0; border-end-start-radius: 0; }
  & > :not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
  & > :hover { z-index: 1; }
  & > :focus-visible { z-index: 2; }
  /* Two filled buttons need a line between them. */
  & > [data-variant='primary'] + [data-variant='primary'] { margin-inline-start: 0; border-inline-start-color: color-mix(in srgb, var(--text-on-accent) 45%, transparent); }
  & > [data-variant='danger'][data-emphasis='strong'] + [data-variant='danger'][data-emphasis='strong'] { margin-inline-start: 0; border-inline-start-color: color-mix(in srgb, var(--text-on-danger) 45%, transparent); }
  & > [data-disabled] + [data-disabled]:not([data-variant='quiet']) { border-inline-start-color: var(--line-strong); }
`

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  &[data-align='end'] { justify-content: flex-end; }
  &[data-variant='attached'] { display: inline-flex; flex-wrap: nowrap; ${attachedLook} }
  &[data-overflow='menu'] { flex: 1; flex-wrap: nowrap; position: relative; overflow: clip; overflow-clip-margin: 4px; }
  & > [data-overflowed] { position: absolute; visibility: hidden; }
`
