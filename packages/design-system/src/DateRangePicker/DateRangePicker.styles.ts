import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const RangePopup = styled.div`
  display: flex;
`

export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;

  &[data-orientation='vertical'] {
    flex-flow: column nowrap;
    min-width: 92px;
    padding: 10px 8px;
    border-inline-end: 1px solid var(--line);
  }

  & > button {
    padding: 5px 10px;
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    color: var(--text-muted);
    font-size: 13px;
    text-align: start;
    white-space: nowrap;
  }

  & > button:hover {
    background: var(--hover);
    color: var(--text);
  }

  & > button[aria-pressed='true'] {
    background: var(--selected);
    color: var(--accent);
    font-weight: 600;
    ${forcedChosen}
  }
`

export const Between = styled.span`
  flex: none;
  color: var(--text-faint);
`

export const PickHint = styled.div`
  padding: 0 14px 10px;
  color: var(--text-muted);
  font-size: 12px;
`
