import { styled } from 'styled-components'

export const Root = styled.div`
  min-width: 0;
  color: var(--text);

  &[data-framed] {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 40px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--line);
  font-weight: 600;
  overflow-wrap: anywhere;

  /* What can be done with all of it stands at the end. */
  & > button:first-of-type,
  & > a:first-of-type {
    margin-inline-start: auto;
  }
`

export const Foot = styled.div`
  padding: 8px 16px;
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const RowBox = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 12px;
  padding: 10px 16px;

  [data-size='small'] > ul > & {
    gap: 4px 8px;
    padding: 6px 12px;
  }

  [data-dividers] > ul > & + & {
    border-top: 1px solid var(--line);
  }

  &[data-pressable] {
    cursor: pointer;
  }

  &[data-pressable]:hover {
    background: var(--hover);
  }

  &[data-selected] {
    background: var(--selected);
  }

  &[data-disabled] {
    color: var(--text-faint);
    cursor: not-allowed;
  }

  /* A link or button over the whole row shows its focus there. */
  &:has(> div > [data-cover]:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border-inline-start: 4px solid Highlight;
    }
  }
`

/** Boxes, icons and avatars stand beside the first line. */
export const Lead = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  min-height: 20px;
  color: var(--text-muted);
`

/** Where less is left for them, what stands beside goes below. */
export const Words = styled.div`
  flex: 1 1 120px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.span`
  display: block;
  font-size: 14px;
  font-weight: 500;
  line-height: 20px;

  a&,
  button& {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
  }

  &[data-cover]:focus-visible {
    outline: none;
  }

  &[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Description = styled.div`
  margin-top: 2px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
`

export const Extra = styled.div`
  flex: none;
  max-width: 40%;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
  text-align: end;
  overflow-wrap: anywhere;
`

/** Above the link that covers the row. */
export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-block: -3px;
  margin-inline-start: auto;
`
