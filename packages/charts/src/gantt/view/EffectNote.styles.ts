import { floatingSurface } from '@bip/design-system'
import { styled } from 'styled-components'

export const Note = styled.div`
  ${floatingSurface}

  position: absolute;
  z-index: 6;
  inset-block-start: 60px;
  inset-inline-end: 16px;
  inline-size: min(330px, calc(100% - 32px));
  padding: 10px 14px;
  font-size: 12.5px;
  pointer-events: none;

  &[data-asking] { pointer-events: auto; }
`

export const NoteTitle = styled.p`
  margin: 0 0 6px;
  font-size: 13.5px;
  font-weight: 600;

  &[data-broken] { color: var(--danger); }
`

export const NoteRows = styled.div`
  display: grid;
  gap: 2px;
`

export const NoteRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px 84px;
  gap: 8px;
  line-height: 22px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > :first-child { overflow: hidden; color: var(--text); text-overflow: ellipsis; }
  & > :not(:first-child) { text-align: end; }
  &[data-broken] > b { color: var(--danger); font-weight: 600; }
`

export const NoteWays = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 8px;
`
