import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const Panel = styled.div`
  ${floatingSurface}
  min-width: 168px;
  max-width: min(360px, calc(100vw - 16px));
  padding: 4px;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Head = styled.div`
  padding: 8px 10px;
  margin-bottom: 4px;
  border-bottom: 1px solid var(--line);
`

export const List = styled.div`
  outline: none;
`

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-height: 32px;
  padding: 5px 10px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text);
  text-align: start;
  & > svg { color: var(--text-muted); }
  &:hover, &:focus-visible { background: var(--hover); outline: none; }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
  &[data-tone='danger'], &[data-tone='danger'] > svg { color: var(--danger); }
  &[data-tone='danger']:hover, &[data-tone='danger']:focus-visible { background: var(--danger-soft); }
  &[aria-disabled='true'], &[aria-disabled='true'] > svg { background: none; color: var(--text-faint); opacity: 0.8; cursor: not-allowed; }
  &[aria-checked='true'] { color: var(--accent); font-weight: 600; }
`

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Description = styled.span`
  display: block;
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
`

export const Separator = styled.div`
  block-size: 1px;
  margin: 4px 6px;
  background: var(--line);
`
