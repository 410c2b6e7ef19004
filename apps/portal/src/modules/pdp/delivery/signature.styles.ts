import { styled } from 'styled-components'

export const Frame = styled.canvas`
  inline-size: 100%;
  block-size: 180px;
  border: 1px dashed var(--line-strong);
  border-radius: 6px;
  background: #fff;
  cursor: crosshair;
  touch-action: none;
`

export const Signed = styled.img`
  max-inline-size: 100%;
  block-size: 120px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: #fff;
  object-fit: contain;
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`
