import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  &[data-variant='bordered'] {
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
`

export const Item = styled.div`
  &:not(:first-child) { border-block-start: 1px solid var(--line); }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-inline-end: 12px;
  [data-variant='plain'] > * > & { padding-inline-end: 0; }
`

export const Heading = styled.div`
  flex: 1;
  min-inline-size: 0;
`

export const Trigger = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 40px;
  padding: 10px 0 10px 12px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--text);
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
  text-align: start;
  & > svg {
    margin-block-start: 2px;
    color: var(--text-faint);
    transition: rotate var(--motion) ease-out;
  }
  &[aria-expanded='true'] > svg { rotate: 90deg; }
  &:hover:not(:disabled) > svg { color: var(--text); }
  &:disabled { color: var(--text-faint); cursor: not-allowed; }
  &:focus-visible { outline-offset: -2px; }
  [data-size='small'] > * > * > * > & { min-block-size: 32px; padding-block: 6px; font-size: 13px; }
  [data-variant='plain'] > * > * > * > & { padding-inline-start: 0; }
`

/** As high as the first line of the title beside it. */
export const Extra = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: none;
  max-inline-size: 50%;
  min-block-size: 40px;
  [data-size='small'] > * > * > & { min-block-size: 32px; }
`

export const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 400;
`

/** Opens to the height of its content; closed content can neither be seen nor reached. */
export const Fold = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  transition: grid-template-rows var(--motion) ease-out, visibility 0s var(--motion);
  [data-open] > & {
    grid-template-rows: 1fr;
    visibility: visible;
    transition: grid-template-rows var(--motion) ease-out, visibility 0s;
  }
`

/** Cuts while it moves and while it is closed; open, what floats over its edge may be seen. */
export const Clip = styled.div`
  min-block-size: 0;
  overflow: hidden;
  [data-open] > * > & { overflow: visible; transition: overflow 0s var(--motion) allow-discrete; }
`

export const Content = styled.div`
  padding: 2px 12px 14px 36px;
  color: var(--text);
  overflow-wrap: anywhere;
  [data-variant='plain'] > * > * > * > & { padding-inline: 24px 0; }
`
