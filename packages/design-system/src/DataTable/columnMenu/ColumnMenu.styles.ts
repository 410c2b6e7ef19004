import { styled } from 'styled-components'
import { floatingSurface } from '../../foundations/overlay/floating.styles.ts'

export const Panel = styled.div`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: 264px;
  max-inline-size: calc(100vw - 16px);
  padding: 12px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline: none; }
`

export const FilterHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 26px;
  color: var(--text-muted);
  font-size: 12px;
`

export const Acts = styled.div`
  display: grid;
  margin: 0 -8px -6px;
  padding-block-start: 6px;
  border-block-start: 1px solid var(--line);
`

export const Act = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 5px 8px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  text-align: start;
  & > svg { color: var(--text-muted); }
  &:hover, &:focus-visible { background: var(--hover); }
  &[aria-disabled='true'] { color: var(--text-faint); }
`
