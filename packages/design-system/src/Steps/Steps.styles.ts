import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1 0 auto;
  max-inline-size: 100%;
  color: var(--text-muted);
  &:last-child { flex: 0 0 auto; }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-inline-size: 24px;
    block-size: 1px;
    background: var(--line-strong);
  }
  &[data-state='done']:not(:last-child)::after { background: var(--accent); }
  @media (forced-colors: active) { &[data-state]:not(:last-child)::after { background: CanvasText; } }
  &[data-state='active'] { color: var(--text); font-weight: 600; }
`

export const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1.5px solid var(--line-field);
  border-radius: 50%;
  font-size: 12px;
  font-weight: 600;
  [data-state='active'] > & { border-color: var(--accent); background: var(--accent); color: var(--text-on-accent); ${forcedChosen} }
  [data-state='done'] > & { border-color: var(--accent); color: var(--accent); }
`

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
  font-weight: inherit;
  overflow-wrap: anywhere;
`

export const Description = styled.span`
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
`
