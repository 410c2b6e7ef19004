import { styled } from 'styled-components'
import { ControlInput } from '../Field/Field.styles.ts'

export const NumberInput = styled(ControlInput)`
  font-variant-numeric: tabular-nums;

  &[data-align='end'] {
    text-align: end;
  }
`

export const Steppers = styled.span`
  display: grid;
  flex: none;
  align-self: stretch;
  grid-template-rows: 1fr 1fr;
  width: 20px;
  margin-inline-end: -9px;
  border-inline-start: 1px solid var(--line);

  & > button {
    display: grid;
    place-items: center;
    min-height: 0;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--text-faint);
  }

  & > button + button {
    border-top: 1px solid var(--line);
  }

  & > button:hover:not(:disabled) {
    background: var(--hover);
    color: var(--text);
  }
`
