import { styled } from 'styled-components'
import { floatingLook } from '../foundations/overlay/floating.styles.ts'

/** It is asked for by a press or a key: there at once, where a rise would leave its first frames empty. */
export const Popup = styled.div`
  ${floatingLook}
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-width: 560px;
  min-height: 0;
  overflow: hidden;

  &[data-loading] > [role='listbox'] {
    opacity: 0.6;
  }
`

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: var(--danger);
  }
`

export const PopupAction = styled.button`
  margin-inline-start: auto;
  padding: 2px 8px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  font-size: 13px;

  &:hover {
    background: var(--hover);
  }
`

/** A line of commands below or above the list. */
export const PopupBar = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px;
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
`

export const PopupLink = styled.button`
  padding: 2px 6px;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--accent);
  font-size: 12px;

  &:hover:not(:disabled) {
    background: var(--hover);
  }

  &:disabled {
    color: var(--text-faint);
  }
`
