import { styled } from 'styled-components'
import { checkBox } from '../Tree/TreeParts.styles.ts'

/** Two panels with the buttons between them; below each other where there is no room beside. */
export const Frame = styled.div`
  container-type: inline-size;
  min-width: 0;
`

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 8px;
  align-items: stretch;

  @container (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  align-self: center;

  @container (max-width: 520px) {
    flex-direction: row;
    justify-content: center;

    & svg {
      rotate: 90deg;
    }
  }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: var(--transfer-height);
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);

  [data-invalid] > * > & {
    border-color: var(--danger);
  }

  [data-disabled] > * > & {
    background: var(--sunken);
    color: var(--text-faint);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
  font-size: 13px;
  line-height: 18px;
`

export const Title = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: var(--text-muted);
  font-size: 12px;
`

export const SearchRow = styled.div`
  padding: 8px 8px 4px;
`

export const Blank = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: 16px;
  color: var(--text-muted);
  font-size: 13px;
  text-align: center;
  overflow-wrap: anywhere;
`

/** One styled element for the whole list: its rows are plain elements, because many of them are made or changed at once. */
export const ListBox = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  margin: 4px;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;

  &[data-dragging] {
    cursor: grabbing;
  }

  & [role='option'] {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: 8px;
    height: var(--transfer-row);
    padding-inline: 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    font-size: 14px;
    line-height: 20px;
    cursor: pointer;
    user-select: none;
  }

  & [role='option']:hover {
    background: var(--hover);
  }

  & [role='option'][aria-selected='true'] {
    background: var(--selected);
  }

  &[aria-readonly='true'] [role='option'] {
    cursor: default;
  }

  &:focus-visible [data-active] {
    box-shadow: inset 0 0 0 2px var(--focus);
  }

  & [role='option'][aria-disabled='true'],
  &[aria-disabled='true'] [role='option'] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  & [data-carried] {
    opacity: 0.5;
  }

  & [data-tick] {
    ${checkBox}
  }

  &[aria-disabled='true'] [data-tick],
  &[aria-readonly='true'] [data-tick],
  & [aria-disabled='true'] > [data-tick] {
    border-color: var(--line-strong);
    background: var(--sunken);
  }

  &[aria-disabled='true'] [data-tick]::after,
  &[aria-readonly='true'] [data-tick]::after,
  & [aria-disabled='true'] > [data-tick]::after {
    border-color: var(--text-faint);
  }

  & [data-words] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
  }

  & [data-words] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-words] > span + span {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }

  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`

export const TreeBox = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: 4px;

  & > div {
    flex: 1;
    gap: 0;
  }
`
