import { styled } from 'styled-components'
import { ControlBox } from '../Field/Field.styles.ts'

/** Text and its invisible twin share one grid cell, so that the twin's lines give the height. */
export const AreaBox = styled(ControlBox)`
  display: grid;
  align-items: stretch;
  padding: 0;

  &::after {
    content: attr(data-text) ' ';
    visibility: hidden;
  }

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 100%;
    min-width: 0;
    min-height: calc(var(--min-rows) * 20px + 10px);
    max-height: calc(var(--max-rows) * 20px + 10px);
    margin: 0;
    padding: 5px 10px;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    overflow-y: auto;
    resize: none;
  }

  & > textarea:focus-visible {
    outline: none;
  }

  &::after {
    overflow: hidden;
  }

  & > textarea::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }

  & > textarea:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
`

export const Count = styled.span`
  flex: none;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;

  &[data-over] {
    color: var(--danger);
    font-weight: 600;
  }
`
