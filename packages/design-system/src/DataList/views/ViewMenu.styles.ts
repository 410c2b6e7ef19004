import { styled } from 'styled-components'

export const Panel = styled.div`
  inline-size: 280px;
`

export const Entries = styled.ul`
  max-block-size: min(320px, 50vh);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
  min-block-size: 32px;
  border-radius: var(--radius-small);
  &:hover { background: var(--hover); }
`

export const Opener = styled.button`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  & > svg { visibility: hidden; color: var(--accent); }
  &[aria-pressed='true'] > svg { visibility: visible; }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

export const Section = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-block-start: 6px;
  padding-block-start: 6px;
  border-block-start: 1px solid var(--line);
`

export const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  padding: 6px;
  & > :not(button, label) { inline-size: 100%; }
`

export const Dot = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--accent);
`
