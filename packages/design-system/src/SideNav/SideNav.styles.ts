import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 1px;
  inline-size: 212px;
  min-height: 0;
  padding: 10px 8px;
  overflow: auto;
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
  &[data-collapsed] { inline-size: 52px; }
`

export const GroupLabel = styled.h2`
  margin: 12px 8px 4px;
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 500;
  line-height: 18px;
  &:first-child { margin-top: 2px; }
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  position: relative;
`

export const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-height: 34px;
  padding: 4px 10px;
  padding-inline-start: calc(10px + var(--depth, 0) * 16px);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  text-align: start;
  line-height: 18px;
  &:hover { background: var(--hover); color: var(--text); text-decoration: none; }
  &[aria-current] { background: var(--selected); color: var(--accent); font-weight: 600; ${forcedChosen} }
  &[data-within] { color: var(--text); font-weight: 600; }
  &:focus-visible { outline-offset: -2px; }
  [data-collapsed] & { justify-content: center; padding-inline: 0; }
`

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Count = styled.span`
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 400;
`

export const Chevron = styled.span`
  color: var(--text-faint);
  transition: rotate var(--motion);
  [aria-expanded='true'] > & { rotate: 90deg; }
`
