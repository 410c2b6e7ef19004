import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const Root = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  block-size: 48px;
  min-width: 0;
  padding: 0 12px 0 16px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`

export const Brand = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  min-inline-size: 188px;
  margin-inline-end: 8px;
  font-weight: 650;
  letter-spacing: 0.2px;
  white-space: nowrap;
  @media (max-width: 900px) { min-inline-size: 0; }
`

export const Menus = styled.nav`
  display: flex;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow: hidden;
`

export const MenuLink = styled.a`
  display: flex;
  align-items: center;
  flex: none;
  gap: 6px;
  padding: 6px 10px;
  border-radius: var(--radius);
  color: var(--text-muted);
  white-space: nowrap;
  &:hover { background: var(--hover); color: var(--text); text-decoration: none; }
  &[aria-current] { background: var(--sunken); color: var(--text); font-weight: 600; ${forcedChosen} }
  &:focus-visible { outline-offset: -2px; }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 2px;
  margin-inline-start: auto;
`
