import { styled } from 'styled-components'
import { ControlBox } from '../Field/Field.styles.ts'

/** The box with a button over all of it; what stands beside the button (clear) lies above. */
export const SelectBox = styled(ControlBox)`
  position: relative;
  padding-inline-end: 8px;

  &:not([data-disabled], [data-readonly]) {
    cursor: pointer;
  }

  & > button:not([role='combobox']) {
    z-index: 1;
  }
`

export const SelectButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 7px;
  min-width: 0;
  padding: 5px 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: inherit;

  /* The box around shows the focus. */
  &:focus-visible {
    outline: none;
  }

  [data-size='small'] > & {
    padding-block: 2px;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > span:last-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-empty] {
    color: var(--text-faint);
  }
`
