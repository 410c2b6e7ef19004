import { styled } from 'styled-components'

export const ResizeHandle = styled.span`
  position: absolute;
  inset-block: 6px;
  inset-inline-end: 0;
  inline-size: 9px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 1px;
    background: transparent;
  }
  :hover > &::after { background: var(--line-strong); }
  &:hover::after, &:focus-visible::after, &[data-active]::after { inline-size: 3px; background: var(--focus); }
  @media (forced-colors: active) { &:hover::after, &:focus-visible::after, &[data-active]::after { background: Highlight; } }
`
