import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Item = styled.li`
  ${toneVariables}
  position: relative;
  padding: 0 0 16px 22px;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 3px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
    background: var(--tone);
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 20px -4px;
    inset-inline-start: 7px;
    inline-size: 1px;
    background: var(--line-strong);
  }
  &:last-child { padding-bottom: 0; }
  &:last-child::after { display: none; }
  &[aria-current]::before { background: var(--accent); box-shadow: 0 0 0 4px var(--accent-soft); }
  &[data-waiting]::before { background: var(--surface); border: 2px solid var(--line-field); }
  @media (forced-colors: active) {
    &:not([data-waiting])::before, &::after { background: CanvasText; }
    &[aria-current]::before { background: Highlight; }
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  overflow-wrap: anywhere;
`

export const Title = styled.span`
  font-weight: 600;
  [data-waiting] & { color: var(--text-muted); font-weight: 400; }
`

export const Time = styled.div`
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
`

export const Content = styled.div`
  margin-top: 6px;
  padding: 6px 10px;
  border-radius: var(--radius);
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 13px;
  overflow-wrap: anywhere;
`
