import { styled } from 'styled-components'

/** A choice: its box or dot, then its label, on one line that is a target of 24 px or more. */
export const ChoiceLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  width: fit-content;
  max-width: 100%;
  padding-block: 2px;
  color: var(--text);
  line-height: 20px;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-disabled] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  &[data-readonly] {
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`

/** The native input lies over its drawn box: it takes the clicks and the focus, the box shows the state. */
export const ChoiceInput = styled.input`
  position: absolute;
  inset-inline-start: -4px;
  top: 0;
  width: 24px;
  height: 24px;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

export const CheckMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-on-accent);
  transition: background-color var(--motion), border-color var(--motion);

  & > svg {
    visibility: hidden;
    stroke-width: 3;
  }

  ${ChoiceInput}:hover:not(:disabled) + & {
    border-color: var(--accent);
  }

  ${ChoiceInput}:checked + &,
  ${ChoiceInput}:indeterminate + & {
    border-color: var(--accent);
    background: var(--accent);
  }

  ${ChoiceInput}:checked + & > svg,
  ${ChoiceInput}:indeterminate + & > svg {
    visibility: visible;
  }

  ${ChoiceInput}[aria-invalid='true'] + & {
    border-color: var(--danger);
  }

  ${ChoiceInput}:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${ChoiceInput}:disabled + & {
    border-color: var(--line-strong);
    background: var(--sunken);
    color: var(--text-faint);
  }

  @media (forced-colors: active) {
    ${ChoiceInput}:disabled + & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
