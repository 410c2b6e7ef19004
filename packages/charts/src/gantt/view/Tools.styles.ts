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
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
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

/** The names of the plans that are compared, each with its line. */
export const Keys = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  padding-inline: 4px;
  color: var(--text-muted);
  font-size: 12px;
`

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::before { content: ''; flex: none; inline-size: 16px; block-size: 3px; border-radius: 1px; background: var(--text-faint); }
  &[data-second]::before { block-size: 0; border-block-start: 1.5px solid var(--pending); background: none; }
`
