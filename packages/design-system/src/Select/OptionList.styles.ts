import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const List = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: 4px;
  scroll-padding-block: 4px;
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: var(--option-row);
  margin-inline: 4px;
  padding-inline: 8px;
  border-radius: var(--radius-small);
  color: var(--text);
  font-size: 14px;
  line-height: 20px;
  cursor: default;
  user-select: none;

  &[data-active] {
    background: var(--hover);
  }

  &[aria-selected='true'] {
    background: var(--selected);
  }

  &[aria-selected='true'][data-active] {
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  &[aria-disabled='true'] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & > svg {
    margin-inline-start: auto;
    color: var(--accent);
  }
`

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > span + span {
    color: var(--text-faint);
    font-size: 12px;
    line-height: 16px;
  }
`

export const Dot = styled.span`
  ${toneVariables}
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--tone);
`

export const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-on-accent);

  [aria-selected='true'] > & {
    border-color: var(--accent);
    background: var(--accent);
  }

  & > svg {
    visibility: hidden;
    stroke-width: 3;
  }

  [aria-selected='true'] > & > svg {
    visibility: visible;
  }
`
