import { styled } from 'styled-components'
import { forcedChosen, forcedEdge } from '../foundations/forcedColours.styles.ts'

export const Track = styled.div`
  display: inline-flex;
  width: fit-content;
  max-width: 100%;
  min-height: var(--control);
  padding: 2px;
  border-radius: var(--radius);
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  overflow-x: auto;
  scrollbar-width: none;

  &[data-size='small'] {
    min-height: var(--control-small);
  }

  ${forcedEdge}
`

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding-inline: 12px;
  border-radius: 4px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--motion);

  [data-size='small'] > & {
    padding-inline: 8px;
    font-size: 12px;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    color: var(--text);
  }

  &:has(:checked) {
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
    box-shadow: 0 0 0 1px var(--line-strong);
    ${forcedChosen}
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }

  &:has(:disabled) {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:disabled:not(:checked)) {
      color: GrayText;
    }
  }
`
