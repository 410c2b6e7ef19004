import { styled } from 'styled-components'

export const Definitions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Definition = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--text-muted);
  }

  &:hover {
    border-color: var(--line-strong);
    background: var(--hover);
  }
`

export const DefinitionText = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 550;
`

export const Group = styled.h2`
  margin: 16px 0 8px;
  color: var(--text-muted);
  font-size: 13px;
  font-weight: 600;
`
