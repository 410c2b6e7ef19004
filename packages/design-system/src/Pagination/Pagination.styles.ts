import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  min-height: 44px;
  padding: 4px 14px;
  color: var(--text-muted);
  font-size: 13px;
`

export const Range = styled.span`
  font-variant-numeric: tabular-nums;
`

export const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  margin-inline-start: auto;
`

export const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  block-size: 28px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--text-muted);
  font-size: 13px;
  &:hover:enabled { background: var(--hover); color: var(--text); }
  &[aria-current] { border-color: var(--line-strong); background: var(--surface); color: var(--text); font-weight: 600; ${forcedChosen} }
  &:disabled { color: var(--text-faint); opacity: 0.6; cursor: not-allowed; }
  /* A phone goes from page to page. */
  @media (max-width: 640px) { &[data-number]:not([aria-current]) { display: none; } }
`

export const Gap = styled.span`
  min-inline-size: 20px;
  color: var(--text-faint);
  text-align: center;
  @media (max-width: 640px) { display: none; }
`

export const Jump = styled.input`
  inline-size: 48px;
  block-size: 28px;
  padding: 0 6px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: 13px;
  text-align: center;
  &:focus-visible { border-color: var(--focus); outline: 3px solid color-mix(in srgb, var(--focus) 22%, transparent); outline-offset: 0; }
`

export const JumpLabel = styled.label`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: 8px;
  @media (max-width: 640px) { display: none; }
`
