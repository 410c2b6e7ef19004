import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

/** One styled element for the whole list: its rows are plain elements, because a list of them is made each time that it opens. */
export const List = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: 4px;

  & > [role='option'] {
    display: flex;
    align-items: center;
    gap: 8px;
    height: var(--option-row);
    margin-inline: 4px;
    padding-inline: 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    font-size: 14px;
    line-height: 20px;
    cursor: default;
    user-select: none;
  }

  & > [data-active] {
    background: var(--hover);
  }

  & > [aria-selected='true'] {
    background: var(--selected);
  }

  & > [aria-selected='true'][data-active] {
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  & > [aria-disabled='true'] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & > [role='option'] > svg {
    margin-inline-start: auto;
    color: var(--accent);
  }

  & > [data-create] {
    color: var(--accent);
  }

  & > [data-create] > svg {
    margin-inline-start: 0;
  }

  & > [role='option'] + [data-create] {
    position: relative;
  }

  & > [role='option'] + [data-create]::before {
    content: '';
    position: absolute;
    inset: 0 -4px auto;
    border-top: 1px solid var(--line);
  }

  & [data-words] {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow: hidden;
  }

  & [data-words] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-words] > span + span {
    color: var(--text-faint);
    font-size: 12px;
    line-height: 16px;
  }

  & [data-tick] {
    display: grid;
    flex: none;
    place-items: center;
    width: 16px;
    height: 16px;
    border: 1px solid var(--line-field);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: var(--text-on-accent);
  }

  & [aria-selected='true'] > [data-tick] {
    border-color: var(--accent);
    background: var(--accent);
  }

  & [data-tick] > svg {
    visibility: hidden;
    stroke-width: 3;
  }

  & [aria-selected='true'] > [data-tick] > svg {
    visibility: visible;
  }

  @media (forced-colors: active) {
    & > [data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const Dot = styled.span`
  ${toneVariables}
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--tone);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`
