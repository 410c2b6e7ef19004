import { styled } from 'styled-components'
import { ChoiceInput } from '../Checkbox/Checkbox.styles.ts'

/** Choices side by side that wrap, or one below the other. */
export const ChoiceList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block: 4px;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`

export const RadioDot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid var(--line-field);
  border-radius: 50%;
  background: var(--surface);
  transition: border-color var(--motion);

  &::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: transparent;
  }

  ${ChoiceInput}:hover:not(:disabled) + & {
    border-color: var(--accent);
  }

  ${ChoiceInput}:checked + & {
    border-color: var(--accent);
  }

  ${ChoiceInput}:checked + &::after {
    background: var(--accent);
  }

  [aria-invalid='true'] ${ChoiceInput} + & {
    border-color: var(--danger);
  }

  ${ChoiceInput}:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${ChoiceInput}:disabled + & {
    border-color: var(--line-strong);
    background: var(--sunken);
  }

  ${ChoiceInput}:disabled:checked + &::after {
    background: var(--text-faint);
  }

  @media (forced-colors: active) {
    ${ChoiceInput}:checked + &::after {
      background: Highlight;
    }

    ${ChoiceInput}:disabled + & {
      border-color: GrayText;
    }

    ${ChoiceInput}:disabled:checked + &::after {
      background: GrayText;
    }
  }
`
