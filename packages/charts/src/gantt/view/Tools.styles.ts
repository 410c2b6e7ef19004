import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-block-size: 40px;
  padding: 4px 8px;
  border-block-end: 1px solid var(--line);
  background: var(--surface);

  & > :last-child { margin-inline-start: 0; }
`

export const Gap = styled.span`
  inline-size: 1px;
  block-size: 18px;
  margin-inline: 6px;
  background: var(--line);

  &[data-grow] { flex: 1; background: none; }
`

export const Toggle = styled.button`
  block-size: 26px;
  padding: 0 9px;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--text-muted);
  font-size: 13px;
  white-space: nowrap;

  &:hover { background: var(--hover); }
  &[aria-pressed='true'] { background: var(--sunken); color: var(--text); box-shadow: inset 0 -2px 0 var(--accent); }

  @media (pointer: coarse) { block-size: 40px; }
`
