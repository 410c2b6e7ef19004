import { css, styled } from 'styled-components'

/** The box or the round that selects a row, drawn alike in every theme. */
export const boxLook = css`
  appearance: none;
  display: block;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1.5px solid var(--line-field);
  border-radius: 4px;
  background: var(--surface) center / 12px no-repeat;
  &[type='radio'] { border-radius: 50%; }
  &:hover:enabled { border-color: var(--accent); }
  &:checked, &[type='checkbox']:indeterminate { border-color: var(--accent); background-color: var(--accent); }
  &:disabled { background-color: var(--sunken); border-color: var(--line-strong); }
  &::after { content: ''; display: block; }
  &[type='checkbox']:checked::after {
    inline-size: 4px;
    block-size: 8px;
    margin: 1.5px 0 0 4.5px;
    border: solid var(--text-on-accent);
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  &[type='checkbox']:indeterminate::after { inline-size: 8px; block-size: 2px; margin: 5.5px 0 0 2.5px; background: var(--text-on-accent); border: 0; rotate: none; }
  &[type='radio']:checked::after { inline-size: 6px; block-size: 6px; margin: 3.5px; border-radius: 50%; background: var(--text-on-accent); }
  @media (forced-colors: active) { appearance: auto; &::after { display: none; } }
`

export const Box = styled.input`
  ${boxLook}
`
