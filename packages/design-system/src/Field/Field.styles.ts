import { styled } from 'styled-components'
import { visuallyHidden } from '../foundations/visuallyHidden.styles.ts'

export const FieldRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`

export const FieldLabel = styled.label`
  display: block;
  width: fit-content;
  max-width: 100%;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${visuallyHidden}
  }
`

export const RequiredMark = styled.span`
  margin-inline-start: 3px;
  color: var(--danger);
`

export const FieldMessage = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  min-width: 0;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;

  &[data-tone='error'] {
    color: var(--danger);
  }

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`

export const FieldFootRow = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: 12px;
`

/** The bordered box that every text-like control lives in: height, border, focus ring, invalid, disabled and read-only looks. */
export const ControlBox = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: var(--control);
  padding-inline: 10px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
  line-height: 20px;
  transition: border-color var(--motion), box-shadow var(--motion);

  &[data-size='small'] {
    min-height: var(--control-small);
    padding-inline: 8px;
    font-size: 13px;
  }

  &:hover {
    border-color: var(--text-muted);
  }

  &[data-readonly] {
    border-color: var(--line);
    background: var(--canvas);
  }

  &:focus-within,
  &[data-open] {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
  }

  &[data-invalid] {
    border-color: var(--danger);
  }

  &[data-invalid]:focus-within,
  &[data-invalid][data-open] {
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--danger) 20%, transparent);
  }

  &[data-disabled] {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    color: var(--text-faint);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const ControlInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 5px 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  /* The box around shows the focus. */
  &:focus-visible {
    outline: none;
  }

  [data-size='small'] > & {
    padding-block: 2px;
  }

  &::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: var(--text-muted);
  font-size: 13px;
  white-space: nowrap;
`

/** A small quiet button inside a control box (clear, reveal, open). */
export const BoxButton = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 22px;
  height: 22px;
  margin-inline-end: -4px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: var(--text-faint);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--hover);
    color: var(--text);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }

  &:disabled {
    cursor: not-allowed;
  }
`
