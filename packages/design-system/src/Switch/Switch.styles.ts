import { styled } from 'styled-components'
import { ChoiceInput } from '../Checkbox/Checkbox.styles.ts'

export const SwitchInput = styled(ChoiceInput)`
  width: 38px;
`

export const SwitchTrack = styled.span`
  position: relative;
  flex: none;
  width: 30px;
  height: 18px;
  margin-top: 1px;
  border: 1px solid var(--line-field);
  border-radius: 9px;
  background: var(--sunken);
  transition: background-color var(--motion), border-color var(--motion);

  &::after {
    content: '';
    position: absolute;
    top: 2px;
    inset-inline-start: 2px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--text-muted);
    transition: translate var(--motion), background-color var(--motion);
  }

  ${SwitchInput}:checked + & {
    border-color: var(--accent);
    background: var(--accent);
  }

  ${SwitchInput}:checked + &::after {
    background: var(--text-on-accent);
    translate: 12px 0;
  }

  ${SwitchInput}:hover:not(:disabled) + & {
    border-color: var(--accent);
  }

  ${SwitchInput}[aria-invalid='true'] + & {
    border-color: var(--danger);
  }

  ${SwitchInput}:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  ${SwitchInput}:disabled + & {
    border-color: var(--line-strong);
    background: var(--sunken);
  }

  ${SwitchInput}:disabled + &::after {
    background: var(--line-strong);
  }

  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }

    ${SwitchInput}:checked + & {
      border-color: Highlight;
      background: Highlight;
    }

    ${SwitchInput}:checked + &::after {
      background: HighlightText;
    }

    ${SwitchInput}:disabled + & {
      border-color: GrayText;
      background: Canvas;
    }

    ${SwitchInput}:disabled + &::after {
      background: GrayText;
    }
  }
`
